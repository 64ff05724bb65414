### Bir şeyin anlamsız olduğu yerde ne denir

settings-of-servers = Ayarlar sadece beni davet eden sunucularda var. Burada her oyunun kurallarını dağıtmadan önce “{ button-options }” altında, sadece seni ilgilendirenleri `/uno me` ile seçersin.
settings-invite = Bu sunucuyu sen mi yönetiyorsun? [Beni davet et]({ $link }), kendi ayarları olsun.
penalty-not-here = Cezayı sadece beni davet eden sunucularda keserim: burada söyleneni göremiyorum. Aranızda halledin: borcu olan, sonraki sırasında oynamak yerine bir kart çeksin.
penalty-alone = Burada ceza kesilecek kimse yok: bilgisayar ne gevezelik eder ne uyuklar. Ceza için bir sunucuda, insanlarla masa aç.

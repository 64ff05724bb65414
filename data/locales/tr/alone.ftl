### Botla özel mesajda baş başa

alone-title = UNO { $mode } – sen ve bilgisayar
alone-how = Bir sayıya bas, kartlar dağıtılsın. Başka seviyeler ve ev kuralları: “{ button-options }”.
alone-place = -# 🏠 Buradaki oyunun, benimle baş başa
alone-channel = özel mesajlarımızda
button-against = { $count ->
    [1] Bire karşı
    [2] İkiye karşı
   *[other] Üçe karşı
}
post-alone = Burada ikimizden başka kimse yok, sen de zaten bakıyorsun.

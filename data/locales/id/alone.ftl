### Berdua saja dengan bot di DM

alone-title = UNO { $mode } – kamu lawan komputer
alone-how = Tekan angka, kartu langsung dibagikan. Level lain dan aturan rumah: “{ button-options }”.
alone-place = -# 🏠 Permainanmu di sini, berdua denganku
alone-channel = di DM kita
button-against = { $count ->
    [1] Lawan satu
    [2] Lawan dua
   *[other] Lawan tiga
}
post-alone = Di sini cuma ada kita berdua, dan kamu sudah melihatnya.

### Andai …: ronde yang sudah selesai, dilanjutkan oleh satu orang

button-replay-whatif = Andai …
what-if-place = -# Andai … · di sini tidak ada yang dihitung
what-if-begun = Lanjutkan dari sana di DM-mu, di tempatmu sendiri, lawan pemain komputer (*lumayan*). Tidak ada yang dihitung; *{ button-more }* di sana mengakhirinya. Tidak ada yang datang? Berarti DM-mu tertutup untukku: buka, lalu tekan lagi.
what-if-begun-as = Lanjutkan dari sana di DM-mu, di tempat { $player }, lawan pemain komputer (*lumayan*). Tidak ada yang dihitung; *{ button-more }* di sana mengakhirinya. Tidak ada yang datang? Berarti DM-mu tertutup untukku: buka, lalu tekan lagi.
what-if-over = Di titik itu rondenya sudah selesai. Mundur ke giliran sebelum akhirnya.
what-if-just-begun = Kamu baru saja memulai satu: ada di DM-mu. Coba itu dulu, nanti tekan lagi.
what-if-dms-held = Lanjutnya di DM-mu, tapi untuk sementara Discord tidak membolehkanku memulai DM baru. Itu bisa beberapa hari; coba lagi nanti.

### Membagikan sesuatu untuk semua dengan satu tombol

post-elsewhere = Itu cuma kutunjukkan di tempat dimainkannya. Buka di sana dan tekan tombolnya lagi.
post-may-not = Kamu tidak boleh menulis di sini, jadi aku juga tidak.
post-just-posted = Baru saja ada yang dibagikan di sini, atau olehmu. Tunggu semenit, lalu tekan lagi.
post-drawn = Gambarnya tadi butuh waktu, sekarang sudah siap. Tekan tombolnya lagi untuk membagikannya.
post-changed = Ada yang barusan berubah di situ. Tekan tombolnya lagi.

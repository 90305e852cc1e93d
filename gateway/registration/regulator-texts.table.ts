interface RegulatorText {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const text = (id: string, title: string, ...paragraphs: string[]): RegulatorText =>
  Object.freeze({ id, title, paragraphs });

/**
 * The five documents of a commodity futures broker, in the local language; sample wording for the demo.
 */
export const REGULATOR_TEXTS: readonly RegulatorText[] = Object.freeze([
  text(
    'company-profile',
    'Profil Perusahaan Pialang Berjangka',
    'Dokumen ini memperkenalkan perusahaan pialang berjangka yang menerima pendaftaran Anda. Bacalah seluruh isinya sebelum Anda melanjutkan ke dokumen berikutnya.',
    'Perusahaan menyalurkan amanat nasabah untuk transaksi kontrak berjangka, kontrak derivatif syariah, dan kontrak derivatif lainnya di bursa berjangka maupun dalam sistem perdagangan alternatif.',
    'Kantor pusat perusahaan berada di Jakarta. Perusahaan mempunyai kantor cabang di Surabaya, Bandung, Medan, dan Makassar. Cabang yang Anda pilih pada formulir pendaftaran menjadi penghubung Anda.',
    'Susunan direksi, pemegang saham, serta nomor dan tanggal izin usaha dapat diperiksa pada situs badan pengawas. Cocokkan nama dan nomor tersebut sebelum menyetorkan dana.',
    'Dana nasabah disimpan pada rekening terpisah di bank penyimpan yang disetujui badan pengawas. Setoran hanya sah apabila ditujukan ke rekening terpisah atas nama perusahaan. Perusahaan tidak pernah meminta setoran ke rekening perorangan.',
    'Biaya yang dikenakan terdiri atas komisi, biaya menginap, dan selisih harga. Besarnya tercantum dalam peraturan perdagangan dan pada tiket setiap transaksi.',
    'Pengaduan disampaikan secara tertulis kepada unit layanan nasabah. Perusahaan menjawab paling lambat dua puluh satu hari kerja. Bila tidak tercapai mufakat, perkara dapat dibawa ke bursa berjangka atau badan arbitrase.',
  ),
  text(
    'risk-statement',
    'Dokumen Pemberitahuan Adanya Risiko',
    'Perdagangan kontrak derivatif memiliki risiko tinggi dan tidak sesuai bagi semua orang. Anda dapat kehilangan seluruh dana yang disetorkan, bahkan lebih, apabila posisi tidak ditutup pada waktunya.',
    'Jika pasar bergerak melawan posisi Anda, Anda dapat diminta menambah margin dalam waktu singkat. Bila tambahan itu tidak disetorkan pada waktunya, posisi Anda dapat ditutup dengan kerugian.',
    'Dalam keadaan pasar tertentu, posisi sulit atau tidak mungkin dilikuidasi, misalnya ketika harga mencapai batas perubahan harian atau ketika perdagangan dihentikan sementara.',
    'Amanat dengan harga batas, termasuk amanat pembatas kerugian, belum tentu membatasi kerugian pada jumlah yang diharapkan. Kondisi pasar dapat membuat amanat itu dilaksanakan pada harga lain.',
    'Daya ungkit memperbesar keuntungan maupun kerugian. Perubahan harga yang kecil dapat berakibat besar terhadap dana Anda.',
    'Perdagangan secara elektronik bergantung pada perangkat, jaringan, dan perangkat lunak. Gangguan dapat membuat amanat tidak terlaksana, terlambat, atau terlaksana tidak sesuai dengan perintah.',
    'Kinerja masa lalu tidak menjamin hasil di masa depan. Tidak seorang pun, termasuk wakil pialang berjangka, boleh menjanjikan keuntungan kepada Anda.',
    'Dengan menandai persetujuan, Anda menyatakan telah membaca dan mengerti seluruh pemberitahuan ini.',
  ),
  text(
    'mandate-agreement',
    'Perjanjian Pemberian Amanat',
    'Perjanjian ini dibuat antara perusahaan sebagai penerima amanat dan Anda sebagai nasabah. Perjanjian berlaku sejak pendaftaran Anda disetujui.',
    'Nasabah memberi kuasa kepada penerima amanat untuk melaksanakan transaksi atas nama dan perintah nasabah. Setiap amanat hanya berasal dari nasabah sendiri melalui sarana yang disediakan.',
    'Nasabah wajib menjaga kerahasiaan kata sandi dan kode akses. Perusahaan tidak pernah memintanya. Nasabah segera melapor apabila kata sandi diketahui pihak lain.',
    'Nasabah menempatkan margin sebelum bertransaksi dan menjaganya pada tingkat yang ditetapkan. Penerima amanat berhak menutup posisi apabila margin tidak mencukupi.',
    'Laporan transaksi harian dan bulanan dikirim melalui sarana elektronik. Keberatan atas isi laporan disampaikan paling lambat pada hari kerja berikutnya.',
    'Penarikan dana diproses ke rekening bank atas nama nasabah sendiri paling lambat tiga hari kerja setelah permintaan diterima lengkap.',
    'Perjanjian dapat diakhiri oleh salah satu pihak dengan pemberitahuan tertulis. Kewajiban yang telah timbul sebelum pengakhiran tetap berlaku.',
    'Perselisihan diselesaikan secara musyawarah, dan bila tidak berhasil, melalui badan arbitrase atau pengadilan negeri yang disepakati.',
  ),
  text(
    'simulation-statement',
    'Pernyataan Telah Melakukan Simulasi Perdagangan',
    'Sebelum menjadi nasabah, setiap calon nasabah wajib mengenal perdagangan melalui rekening simulasi. Rekening simulasi dibuka bersama dengan pendaftaran ini dan tidak memerlukan setoran.',
    'Dengan pernyataan ini Anda menerangkan bahwa Anda telah, atau sebelum transaksi pertama akan, melakukan simulasi dengan dana virtual dan memahami cara kerjanya.',
    'Anda memahami bahwa hasil simulasi berbeda dari perdagangan sebenarnya: pada simulasi tidak ada tekanan dana sendiri, dan harga dapat terlaksana lebih baik.',
    'Anda menerangkan bahwa keputusan untuk berdagang dengan dana sendiri diambil tanpa paksaan dan tanpa janji keuntungan dari siapa pun.',
    'Dana yang Anda gunakan adalah milik Anda sendiri, bukan pinjaman dan bukan dana pihak lain, dan bukan dana yang dibutuhkan untuk hidup sehari-hari.',
  ),
  text(
    'trading-rules',
    'Peraturan Perdagangan',
    'Peraturan ini memuat jam perdagangan, satuan kontrak, margin, biaya, serta cara penyelesaian transaksi yang berlaku untuk rekening Anda.',
    'Jam perdagangan berlangsung dari Senin sampai Jumat menurut waktu Jakarta. Jam untuk setiap kontrak tercantum pada spesifikasi kontrak. Pada hari libur bursa perdagangan ditiadakan.',
    'Satuan kontrak reguler adalah satu lot penuh, kontrak mini sepersepuluhnya, dan kontrak mikro seperseratusnya. Jenis kontrak dipilih saat pendaftaran.',
    'Margin awal dihitung dari nilai kontrak dan daya ungkit rekening. Peringatan diberikan pada tingkat margin seratus persen; penutupan otomatis dimulai pada lima puluh persen dari posisi dengan kerugian terbesar.',
    'Biaya menginap dikenakan untuk setiap posisi yang dibiarkan terbuka melewati penutupan hari perdagangan. Pada hari Rabu biaya dihitung tiga hari.',
    'Amanat yang terlaksana pada harga yang nyata-nyata keliru dapat dibatalkan menurut ketentuan bursa. Nasabah diberi tahu secara tertulis beserta alasannya.',
    'Perubahan peraturan diumumkan paling lambat empat belas hari sebelum berlaku. Nasabah yang tidak setuju dapat menutup posisi dan mengakhiri perjanjian tanpa biaya.',
  ),
]);

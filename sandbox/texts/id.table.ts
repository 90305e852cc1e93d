import type { GatewayTexts } from './gateway-texts';

export const ID: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Jam perdagangan pada hari libur mendatang', body: 'Sesi indeks dan saham berakhir lebih awal pada dua hari. Jam setiap simbol tercantum dalam spesifikasinya di platform.' },
    'crypto-leverage':   { title: 'Leverage pasangan kripto pada akhir pekan', body: 'Dari Jumat pukul 20.00 sampai Minggu pukul 22.00 UTC, posisi baru pada pasangan kripto memakai leverage paling tinggi 1:2.' },
    'password-changed':  { title: 'Kata sandi Anda sudah diganti', body: 'Semua sesi lain sudah berakhir. Jika bukan Anda yang menggantinya, minta tautan kata sandi dan hubungi layanan pelanggan.' },
    'address-rejected':  { title: 'Bukti alamat Anda ditolak', body: 'Dokumen lebih dari 6 bulan. Kirim yang lebih baru dan memuat nama serta alamat Anda.' },
    'identity-runs-out': { title: 'Kartu identitas Anda hampir habis masa berlakunya', body: 'Kartu itu berlaku beberapa hari lagi. Kirim yang baru tepat waktu agar penarikan tetap dapat dilakukan.' },
    'two-networks':      { title: 'Alamat penarikan di dua jaringan lagi', body: 'Kini Anda dapat menetapkan alamat di Tron atau Polygon. Periksa jaringannya sebelum menetapkan.' },
    'change-approved':   { title: 'Perubahan Anda disetujui', body: 'Perubahan itu kini tampil di profil Anda.' },
    'change-refused':    { title: 'Perubahan Anda tidak disetujui', body: 'Profil Anda tetap seperti semula. Kirim dokumen yang menunjukkan data baru, atau hubungi layanan pelanggan.' },
  },
  alerts: {
    'new-device': { title: 'Masuk dari perangkat baru', body: 'Seseorang masuk ke portal sebagai Anda dari perangkat yang belum pernah digunakan. Jika bukan Anda, akhiri sesi itu dan segera ganti kata sandi Anda.' },
    'second-factor-on': { title: 'Faktor kedua diaktifkan', body: 'Mulai sekarang, untuk masuk diperlukan kode dari aplikasi autentikator Anda. Jika bukan Anda yang melakukannya, segera hubungi layanan pelanggan.' },
    'second-factor-off': { title: 'Faktor kedua dinonaktifkan', body: 'Mulai sekarang, untuk masuk cukup dengan kata sandi Anda. Jika bukan Anda yang melakukannya, ganti kata sandi dan segera hubungi layanan pelanggan.' },
    'recovery-code-used': { title: 'Kode pemulihan digunakan', body: 'Seseorang masuk sebagai Anda dengan salah satu kode pemulihan Anda. Kode itu tidak berlaku lagi. Jika bukan Anda, ganti kata sandi dan segera hubungi layanan pelanggan.' },
  },
  buttons: { news: 'Baca berita', documents: 'Kirim dokumen', wallet: 'Buka dompet', profile: 'Buka profil', security: 'Buka keamanan', sessions: 'Lihat sesi' },
  mails: {
    'password-link':  { subject: 'Tetapkan kata sandi baru', text: 'Buka tautan ini untuk menetapkan kata sandi baru. Tautan berlaku satu kali dan selama 60 menit. Jika Anda tidak memintanya, abaikan saja pesan ini.' },
    'payout-address': { subject: 'Alamat penarikan Anda', text: 'Alamat tujuan penarikan Anda telah ditetapkan atau diubah. Jika bukan Anda yang melakukannya, ganti kata sandi dan segera hubungi layanan pelanggan.' },
    'code':           { subject: 'Kode Anda', text: 'Ketik kode ini di tempat kode diminta. Jangan pernah memberitahukannya kepada siapa pun.' },
  },
  payoutAddress: '{address} ({network}), mulai {from}',
  code: '{code} adalah kode {brand} Anda.',
  payments: {
    card: { title: 'Kartu', note: 'Kartu atas nama Anda', deposit: 'Seketika', withdraw: '1 sampai 3 hari kerja' },
    bank: { title: 'Transfer bank', note: 'Rekening atas nama Anda', deposit: '1 sampai 2 hari kerja', withdraw: '1 sampai 2 hari kerja' },
    crypto: { title: 'Aset digital', note: 'Alamat di jaringannya', deposit: 'Sekitar 5 menit', withdraw: 'Sekitar 5 menit' },
  },
  reasons: { declined: 'Pembayaran ditolak.', notPaid: 'Tidak dibayar tepat waktu.', otherName: 'Tujuan atas nama orang lain.', returned: 'Pembayaran kembali dari tujuannya.' },
  money: {
    'deposit-completed': { title: 'Deposit Anda sudah masuk', body: '{amount} ada di akun {login}. Referensi {reference}.' },
    'withdrawal-requested': { title: 'Anda meminta penarikan', body: '{amount} dari akun {login} disisihkan selama kami memeriksa permintaan. Jika itu bukan Anda, segera ubah kata sandi dan hubungi dukungan. Referensi {reference}.' },
    'withdrawal-completed': { title: 'Penarikan Anda selesai', body: '{amount} dari akun {login} telah dibayarkan. Referensi {reference}.' },
    'withdrawal-rejected': { title: 'Penarikan Anda tidak dibayarkan', body: '{amount} kembali ke akun {login}; alasannya ada di permintaan. Referensi {reference}.' },
    'transfer-done': { title: 'Transfer Anda selesai', body: '{amount} masuk ke akun {login}. Referensi {reference}.' },
  },
  receipt: 'Ini tanda terima Anda. Simpanlah.',
  cashier: { title: 'Pembayaran', to: 'Penerima', reference: 'Referensi', amount: 'Jumlah', pay: 'Bayar {amount}', decline: 'Tolak pembayaran', cancel: 'Batal', note: 'Ini halaman pembayaran demo: tidak ada uang yang berpindah.', done: 'Tidak ada lagi yang perlu dibayar di sini.', back: 'Kembali ke {brand}' },
};

/** The topics the automatic assistant knows. */
export type Topic = 'password' | 'money' | 'documents' | 'platforms' | 'margin';

/** Word beginnings that identify a topic, in the portal's languages; the first topic that matches wins. */
export const TOPICS: Readonly<Record<Topic, readonly string[]>> = Object.freeze({
  password: [
    'password', 'passwort', 'kennwort', 'contraseña', 'mot de passe', 'kata sandi', '密码', '密碼', '비밀번호', '암호',
    'パスワード', 'पासवर्ड', 'รหัสผ่าน', 'mật khẩu', 'پاس ورڈ',
  ],
  money: [
    'deposit', 'withdraw', 'payout', 'fund', 'einzahl', 'auszahl', 'depósito', 'depositar', 'retir', 'dépôt', 'déposer',
    'retrait', 'preliev', 'versament', 'setor', 'tarik', 'penarikan', '入金', '出金', '存款', '提款', '取款', '입금', '출금', 'जमा', 'निकासी',
    'ฝากเงิน', 'ถอนเงิน', 'nạp tiền', 'rút tiền', 'ڈپازٹ', 'رقم نکل',
  ],
  documents: [
    'document', 'upload', 'verif', 'passport', 'dokument', 'ausweis', 'reisepass', 'pasaporte', 'passeport', 'justificatif', 'passaporto',
    'dokumen', 'paspor', 'unggah', '文件', '证件', '證件', '护照', '護照', '上传', '上傳', '서류', '여권', '업로드', '書類', 'アップロード',
    'दस्तावेज़', 'दस्तावेज', 'अपलोड', 'เอกสาร', 'อัปโหลด', 'giấy tờ', 'tài liệu', 'hộ chiếu', 'دستاویز', 'اپ لوڈ',
  ],
  platforms: [
    'platform', 'terminal', 'mt4', 'mt5', 'download', 'server', 'login', 'plattform', 'herunterlad', 'plataforma', 'descarg', 'plateforme',
    'télécharg', 'piattaform', 'scaric', 'unduh', '平台', '下载', '下載', '服务器', '伺服器', '플랫폼', '다운로드', '서버',
    'プラットフォーム', 'ダウンロード', 'サーバー', 'प्लेटफ़ॉर्म', 'प्लेटफॉर्म', 'डाउनलोड', 'แพลตฟอร์ม', 'ดาวน์โหลด', 'nền tảng', 'tải xuống', 'پلیٹ فارم', 'ڈاؤن لوڈ',
  ],
  margin: [
    'leverage', 'margin', 'hebel', 'apalancamiento', 'margen', 'levier', 'marge', 'leva finanziaria', '杠杆', '槓桿', '保证金', '保證金',
    '레버리지', '증거금', 'レバレッジ', '証拠金', 'लीवरेज', 'मार्जिन', 'เลเวอเรจ', 'มาร์จิน', 'มาร์จิ้น', 'đòn bẩy', 'ký quỹ', 'لیوریج', 'مارجن',
  ],
});

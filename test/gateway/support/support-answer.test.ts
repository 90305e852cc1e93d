import { answerTo } from '../../../gateway/support/support-answer';
import { ANSWERS } from '../../../gateway/support/support-answers.table';
import { CULTURE_NAMES, CULTURES } from '../../../src/domain/culture/cultures.table';

// oxfmt-ignore
const QUESTIONS: [string, string, string, string, string, string][] = [
  // culture  password                       money                        documents                      platforms                        margin
  ['en-US', 'I forgot my password',         'How do I withdraw?',         'Upload my passport',          'Where is MT5?',                 'What is my leverage?'],
  ['en-PH', 'Change PASSWORD',              'Deposit please',             'My documents?',               'download the terminal',         'margin level'],
  ['de-DE', 'Passwort vergessen',           'Auszahlung?',                'Wo sind meine Dokumente?',    'Plattform herunterladen',       'Welcher Hebel?'],
  ['es-ES', '¿Cómo cambio mi contraseña?',  'Quiero hacer un retiro',     'Subir mi pasaporte',          '¿Qué plataforma?',              'el apalancamiento'],
  ['fr-FR', 'Mot de passe oublié',          'Faire un dépôt',             'Mon passeport',               'Télécharger la plateforme',     'Quel effet de levier ?'],
  ['it-IT', 'La mia password',              'Vorrei un prelievo',         'Il mio passaporto',           'Quale piattaforma?',            'Il margine'],
  ['id-ID', 'Lupa kata sandi',              'Cara tarik dana',            'Unggah paspor',               'Unduh aplikasi',                'Berapa margin saya?'],
  ['zh-CN', '我忘记密码了',                 '怎么出金？',                 '上传护照',                    '在哪里下载？',                  '保证金是多少'],
  ['zh-TW', '我忘記密碼了',                 '怎麼出金？',                 '上傳護照',                    '在哪裡下載？',                  '保證金是多少'],
  ['ko-KR', '비밀번호를 잊었어요',          '출금은 어떻게 하나요?',      '여권 업로드',                 '플랫폼 다운로드',               '레버리지가 뭐예요'],
  ['ja-JP', 'パスワードを忘れました',       '出金したいです',             '書類はどこですか',            'ダウンロードしたい',            'レバレッジは？'],
  ['hi-IN', 'मेरा पासवर्ड',                   'पैसे की निकासी',               'मेरे दस्तावेज़',                  'प्लेटफ़ॉर्म कहाँ है',                 'मेरा मार्जिन'],
  ['th-TH', 'ลืมรหัสผ่าน',                   'อยากถอนเงิน',                 'เอกสารของฉัน',                  'ดาวน์โหลดที่ไหน',                  'มาร์จินคืออะไร'],
  ['vi-VN', 'Quên mật khẩu',                'Muốn rút tiền',              'Giấy tờ của tôi',             'Nền tảng nào?',                 'Đòn bẩy là gì?'],
  ['ur-PK', 'میرا پاس ورڈ',                   'رقم نکلوانا ہے',              'میری دستاویزات',              'پلیٹ فارم کہاں ہے',              'میرا مارجن'],
];
const TOPICS = ['password', 'money', 'documents', 'platforms', 'margin'] as const;

describe('the automatic assistant', () => {
  test.each(QUESTIONS)('%s: recognises the topic, and answers in that language', (culture, ...questions) => {
    const answers = ANSWERS[CULTURES[culture as keyof typeof CULTURES].localeFolder];
    expect(questions.map((question) => answerTo(question, culture))).toEqual(
      TOPICS.map((topic) => answers?.[topic]),
    );
  });

  test('the questions cover every culture', () => {
    expect(QUESTIONS.map(([culture]) => culture).sort()).toEqual([...CULTURE_NAMES].sort());
  });

  test('no two languages share an answer', () => {
    const all = Object.values(ANSWERS).flatMap((answers) => Object.values(answers));
    expect(all).toEqual([...new Set(all)]);
  });

  test.each(['Where is the undocumented moon?', 'x', '…'])('%s has no topic', (question) => {
    expect(answerTo(question, 'en-US')).toContain('have no answer');
  });

  test.each([undefined, 'xx-XX', '__proto__'])('the unknown culture %p gets English answers', (culture) => {
    expect(answerTo('hello', culture)).toBe(ANSWERS['en']?.none);
  });
});

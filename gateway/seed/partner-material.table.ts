import type { Culture } from '../../src/domain/culture/cultures.table';

/** The companies whose programme has material. */
export type MaterialSite = 'bank' | 'international';

/** Sizes of the banners in pixels. */
export const BANNER_SIZES = [[300, 250], [728, 90], [1080, 1080]] as const;

/** Words that every banner and text of a language has. */
interface SharedWords {
  readonly action: string;
  readonly risk: string;
}
const sharedWords = (action: string, risk: string): SharedWords => ({ action, risk });

const SHARED = {
  'en-US': sharedWords('Open an account', 'Trading is risky: you can lose the money that you pay in.'),
  'de-DE': sharedWords('Konto eröffnen', 'Trading ist riskant: Sie können das eingezahlte Geld verlieren.'),
  'fr-FR': sharedWords('Ouvrir un compte', 'Le trading est risqué\u00A0: vous pouvez perdre l’argent versé.'),
  'it-IT': sharedWords('Apri un conto', 'Il trading è rischioso: puoi perdere il denaro versato.'),
  'es-ES': sharedWords('Abrir una cuenta', 'Operar conlleva riesgo: puede perder el dinero que deposite.'),
  'id-ID': sharedWords('Buka akun', 'Trading berisiko: dana yang Anda setorkan dapat hilang.'),
  'ur-PK': sharedWords('اکاؤنٹ کھولیں', 'ٹریڈنگ میں خطرہ ہے: آپ کی جمع کرائی گئی رقم ضائع ہو سکتی ہے۔'),
  'zh-CN': sharedWords('开立账户', '交易有风险：您可能会损失投入的资金。'),
} satisfies Partial<Record<Culture, SharedWords>>;

/** Words of one company's material in a language. */
export interface MaterialWords extends SharedWords {
  readonly site: MaterialSite;
  readonly culture: Culture;
  /** The title of the banners. */
  readonly title: string;
  /** A text for letters and posts; the link follows it. */
  readonly text: string;
}
const row = (site: MaterialSite, culture: keyof typeof SHARED, title: string, text: string): MaterialWords =>
  ({ site, culture, title, text: `${text} ${SHARED[culture].risk}`, ...SHARED[culture] });

/** Each text discloses that the partner is paid. */
export const MATERIAL_WORDS: readonly MaterialWords[] = [
  row('bank', 'en-US', 'Trading accounts held with a bank', 'Currencies, metals and indices from a trading account that is held with a bank. If you register through my link and trade, I receive a commission.'),
  row('bank', 'de-DE', 'Handelskonten bei einer Bank', 'Währungen, Metalle und Indizes von einem Handelskonto aus, das bei einer Bank geführt wird. Wenn Sie sich über meinen Link registrieren und handeln, erhalte ich eine Provision.'),
  row('bank', 'fr-FR', 'Des comptes de trading tenus par une banque', 'Devises, métaux et indices depuis un compte de trading tenu par une banque. Si vous vous inscrivez par mon lien et que vous négociez, je reçois une commission.'),
  row('bank', 'it-IT', 'Conti di trading presso una banca', 'Valute, metalli e indici da un conto di trading tenuto presso una banca. Se ti registri con il mio link e fai trading, ricevo una commissione.'),
  row('international', 'en-US', 'Global markets in one account', 'Currencies, metals and indices in one account. If you register through my link and trade, I receive a commission.'),
  row('international', 'es-ES', 'Mercados globales en una sola cuenta', 'Divisas, metales e índices en una sola cuenta. Si se registra con mi enlace y opera, yo recibo una comisión.'),
  row('international', 'fr-FR', 'Les marchés mondiaux dans un seul compte', 'Devises, métaux et indices dans un seul compte. Si vous vous inscrivez par mon lien et que vous négociez, je reçois une commission.'),
  row('international', 'id-ID', 'Pasar global dalam satu akun', 'Mata uang, logam, dan indeks dalam satu akun. Jika Anda mendaftar melalui tautan saya dan bertransaksi, saya menerima komisi.'),
  row('international', 'ur-PK', 'عالمی مارکیٹیں ایک ہی اکاؤنٹ میں', 'کرنسیاں، دھاتیں اور انڈیکس ایک ہی اکاؤنٹ میں۔ اگر آپ میرے لنک سے رجسٹر ہو کر ٹریڈ کریں تو مجھے کمیشن ملتا ہے۔'),
  row('international', 'zh-CN', '一个账户，交易全球市场', '一个账户即可交易货币、金属和指数。如果您通过我的链接注册并交易，我会获得佣金。'),
];

/** Name of a banner's file. */
export const bannerFile = ({ culture, site }: MaterialWords, [width, height]: (typeof BANNER_SIZES)[number]): string =>
  `${site}-${culture}-${width}x${height}.png`;

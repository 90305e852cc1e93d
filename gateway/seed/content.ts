import { COMPANY_IDS } from '../../src/domain/site/company';
import type { embeddedPages, regionPopups, translations } from '../db/tables/content';
import { LANGUAGES } from './sites.table';
import type { SiteKey } from './sites.table';

type Text = typeof translations.$inferInsert;

/** Page titles and descriptions by company; any other culture uses the built-in ones. */
const META: readonly (readonly [SiteKey, string, string, string])[] = [
  ['main', 'en-US', '{{brand}}', 'Trading accounts, platforms and research in one place.'],
  ['main', 'de-DE', '{{brand}}', 'Handelskonten, Plattformen und Analysen an einem Ort.'],
  ['invest', 'id-ID', '{{brand}} Invest', 'Akun berjangka yang diawasi regulator, platform, dan riset.'],
  ['invest', 'en-US', '{{brand}} Invest', 'Regulated futures accounts, platforms and research.'],
  ['bank', 'en-US', '{{brand}} Bank', 'Trading accounts held with a bank.'],
  ['bank', 'de-DE', '{{brand}} Bank', 'Handelskonten bei einer Bank.'],
  ['international', 'en-US', '{{brand}} International', 'Global markets, wallet and social trading.'],
  ['international', 'es-ES', '{{brand}} International', 'Mercados globales, monedero y trading social.'],
];

const CHAT_KEYS: readonly (readonly [SiteKey, string, string])[] = [
  ['main', 'key', 'portico-main'],
  ['invest', 'key', 'portico-invest'],
  ['bank', 'key', 'portico-bank'],
  ['international', 'key', 'portico-international'],
  ['international', 'keyAf', 'portico-international-af'],
];

const metaTexts = META.flatMap(([company, culture, title, description]): Text[] => [
  { companyId: COMPANY_IDS[company], culture, pageName: 'meta', key: 'title', value: title },
  { companyId: COMPANY_IDS[company], culture, pageName: 'meta', key: 'description', value: description },
]);

const chatTexts = CHAT_KEYS.flatMap(([company, key, value]) =>
  LANGUAGES.map(({ culture }): Text => ({
    companyId: COMPANY_IDS[company],
    culture,
    pageName: 'supportChat',
    key,
    value,
  })),
);

/** Texts that override the built-in ones; those are complete on their own. */
export const TRANSLATIONS: Text[] = [...metaTexts, ...chatTexts];

/** Regional popups, dated relative to the start of the seed day. */
export function regionPopupsFrom(daysFromNow: (days: number) => Date): (typeof regionPopups.$inferInsert)[] {
  return [
    {
      companyId: COMPANY_IDS.invest,
      title: 'Jam perdagangan libur nasional',
      contentText:
        'Sesi indeks dan komoditas berakhir lebih awal pada hari libur. Periksa jadwal sebelum bertransaksi.',
      buttonText: 'Lihat jadwal',
      url: '/news',
      culture: 'id-ID',
      translated: {
        en: {
          title: 'Trading hours on national holidays',
          contentText:
            'Index and commodity sessions end early on the holidays. Check the hours before you trade.',
          buttonText: 'See the hours',
        },
      },
      activeFrom: daysFromNow(-2),
      activeUntil: daysFromNow(60),
    },
    {
      companyId: COMPANY_IDS.international,
      title: 'Withdrawal addresses on two more networks',
      contentText: 'You can now set a withdrawal address on Tron or on Polygon.',
      buttonText: 'Open the wallet',
      url: '/Wallet',
      translated: {
        de: {
          title: 'Auszahlungsadressen in zwei weiteren Netzwerken',
          contentText: 'Sie können jetzt eine Auszahlungsadresse auf Tron oder Polygon hinterlegen.',
          buttonText: 'Wallet öffnen',
        },
        es: {
          title: 'Direcciones de retiro en dos redes más',
          contentText: 'Ya puede fijar una dirección de retiro en Tron o en Polygon.',
          buttonText: 'Abrir el monedero',
        },
        ur: {
          title: 'رقم نکلوانے کے پتے اب دو مزید نیٹ ورکس پر',
          contentText: 'اب آپ Tron یا Polygon پر رقم نکلوانے کا پتہ مقرر کر سکتے ہیں۔',
          buttonText: 'والٹ کھولیں',
        },
      },
      activeFrom: daysFromNow(-5),
      activeUntil: daysFromNow(60),
    },
    {
      companyId: COMPANY_IDS.main,
      title: 'Planned maintenance of MT4',
      contentText: 'MT4 servers were unavailable on Saturday from 08:00 to 10:00 UTC.',
      buttonText: 'Read more',
      url: '/news',
      activeFrom: daysFromNow(-30),
      activeUntil: daysFromNow(-20),
    },
  ];
}

export const EMBEDDED_PAGES: (typeof embeddedPages.$inferInsert)[] = [
  'marketbuzz_ranking',
  'av_ideas',
  'featured_forex',
  'economic_calendar',
].map((pageName) => ({ pageName, urlTemplate: `{embedBase}/embed/${pageName}?culture={culture}` }));

import { randomInt, randomUUID } from 'node:crypto';
import type { ReaderName } from './readers';

/** A phone number as its owner gives it, and the international form that a gateway stores. */
interface Phone {
  readonly typed: string;
  readonly e164: string;
}

/** A visitor who fills in a registration as people do: each field as typed or pasted, and as stored. */
export interface NewcomerRow {
  readonly reader: ReaderName;
  readonly country: string;
  readonly names: {
    readonly firstName: readonly [typed: string, stored: string];
    /** `null` for a person with one name. */
    readonly lastName: readonly [typed: string, stored: string] | null;
  };
  /** An e-mail address as copied, with surroundings that no other test has. */
  readonly email: readonly [before: string, after: string];
  /** A number that no other test has. */
  readonly phone: () => Phone;
  /** A year of another calendar, or one cut short. */
  readonly otherYear: string;
  /** 3 February 1990, pasted into the first of its fields. */
  readonly birthDate: string;
  readonly address: Readonly<Record<'address' | 'address2' | 'city', readonly [typed: string, stored: string]>>;
  /** `null` if addresses have none. */
  readonly postcode: readonly [typed: string, stored: string] | null;
}

const digits = (count: number): string => String(randomInt(10 ** (count - 1), 10 ** count));
const inScript = (zero: number, text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

const GERMAN: NewcomerRow = {
    reader: 'de-DE',
    country: 'DE',
    // Apostrophes and hyphens as word processors write them.
    names: {
      firstName: ['Zoë\u2011Marie', 'Zoë-Marie'],
      lastName: ['\u2019t Hooft, Jr.', '\u2019t Hooft, Jr.'],
    },
    email: ['mailto:', ''],
    phone: () => {
      const own = digits(7);
      return {
        typed: `\u202atel:+49\u201130/${own.slice(0, 3)}\u2011${own.slice(3)}\u202c`,
        e164: `+4930${own}`,
      };
    },
    otherYear: '90',
    birthDate: '03.02.1990',
    address: {
      address: ['Straße\u00a0des 17.\u00a0Juni 135', 'Straße des 17. Juni 135'],
      address2: ['c/o Müller', 'c/o Müller'],
      city: ['Gal\u00b7la', 'Gal\u00b7la'],
    },
    postcode: ['D\u201110623', '10623'],
  };

export const NEWCOMERS: readonly NewcomerRow[] = Object.freeze([
  GERMAN,
  // Hong Kong has no postcodes; the phone brings its own dial code.
  { ...GERMAN, country: 'HK', postcode: null },
  {
    reader: 'th-TH',
    country: 'TH',
    names: {
      firstName: ['สมชาย', 'สมชาย'],
      lastName: ['ใจดี\u200b', 'ใจดี'],
    },
    email: ['<', '>'],
    phone: () => {
      const own = digits(7);
      return { typed: inScript(0x0e50, `081-${own.slice(0, 3)}-${own.slice(3)}`), e164: `+6681${own}` };
    },
    // 1990 in the Buddhist calendar.
    otherYear: '๒๕๓๓',
    birthDate: '๐๓/๐๒/๑๙๙๐',
    address: {
      address: ['๙๙/๑ ถนนสุขุมวิท', '99/1 ถนนสุขุมวิท'],
      address2: ['แขวงคลองเตย', 'แขวงคลองเตย'],
      city: ['กรุงเทพฯ', 'กรุงเทพฯ'],
    },
    postcode: ['๑๐๑๑๐', '10110'],
  },
  {
    reader: 'ur-PK',
    country: 'PK',
    names: { firstName: ['ملالہ', 'ملالہ'], lastName: null },
    email: ['\u202a', '\u202c'],
    phone: () => {
      const own = digits(7);
      return { typed: inScript(0x06f0, `(0092) 300 ${own}`), e164: `+92300${own}` };
    },
    // 1990 in the Islamic calendar.
    otherYear: '۱۴۱۰',
    birthDate: '۱۹۹۰-۰۲-۰۳',
    address: {
      address: ['مکان ۱۲، گلی\u200c ۴', 'مکان 12، گلی 4'],
      address2: ['گلبرگ', 'گلبرگ'],
      city: ['لاہور', 'لاہور'],
    },
    postcode: ['۵۴۰۰۰', '54000'],
  },
  {
    reader: 'ja-JP',
    country: 'JP',
    names: {
      firstName: ['ジョン・ｽﾐｽ\u3000', 'ジョン・スミス'],
      lastName: ['渡邉\u{e0100}', '渡邉\u{e0100}'],
    },
    email: ['', '，'],
    phone: () => {
      const own = digits(8);
      return { typed: inScript(0xff10, `090ー${own.slice(0, 4)}ー${own.slice(4)}`), e164: `+8190${own}` };
    },
    otherYear: '平成2',
    birthDate: '１９９０年２月３日',
    address: {
      address: ['千代田１－１\u3000皇居', '千代田1－1 皇居'],
      address2: ['ﾋﾞﾙ2階', 'ﾋﾞﾙ2階'],
      city: ['千代田区', '千代田区'],
    },
    postcode: ['〒１００ー０００１', '100-0001'],
  },
]);

/** Further texts that a newcomer types and pastes, and the person as the gateway stores them. */
export function createPersonOf({ address, country, email, names, phone, postcode }: NewcomerRow) {
  const ownEmail = `${randomUUID()}@portico.test`;
  const { typed, e164 } = phone();
  return {
    typed: { email: email.join(ownEmail), phone: typed },
    stored: {
      firstName: names.firstName[1],
      lastName: names.lastName?.[1] ?? null,
      email: ownEmail,
      phone: e164,
      country,
      address: `${address.address[1]}, ${address.address2[1]}`,
      city: address.city[1],
      postcode: postcode?.[1] ?? null,
    },
  };
}

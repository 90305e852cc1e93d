import type { Culture } from './cultures.table';

/** Language prefix of an address to culture (R2, D3). */
export const PREFIX_CULTURES = Object.freeze({
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  it: 'it-IT',
  tw: 'zh-TW',
  cn: 'zh-CN',
  kr: 'ko-KR',
  ph: 'en-PH',
  in: 'hi-IN',
  th: 'th-TH',
  vn: 'vi-VN',
  fr: 'fr-FR',
  jp: 'ja-JP',
  pk: 'ur-PK',
} as const satisfies Record<string, Culture>);

/** One of the fourteen fixed codes. */
export type Prefix = keyof typeof PREFIX_CULTURES;

/** The fixed codes in the specification's order. */
export const PREFIXES = Object.freeze(Object.keys(PREFIX_CULTURES)) as readonly Prefix[];

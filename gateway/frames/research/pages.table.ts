/** Page keys of the embedded-page call (D4). */
export const PAGE_KEYS = ['av_ideas', 'economic_calendar', 'marketbuzz_ranking', 'featured_forex'] as const;

export type PageKey = (typeof PAGE_KEYS)[number];

/** Table columns, as keys of the texts. */
export const COLUMNS = Object.freeze({
  av_ideas:           ['market', 'view', 'level', 'target', 'limit', 'chart'],
  featured_forex:     ['market', 'view', 'entry', 'target', 'stop', 'chart'],
  marketbuzz_ranking: ['rank', 'market', 'mentions', 'mood', 'change'],
  economic_calendar:  ['time', 'country', 'figure', 'weight', 'previous', 'expected', 'actual'],
} as const satisfies Record<PageKey, readonly string[]>);

/** Calendar figures: time of day (UTC), country, figure, importance 1 to 3, unit, typical value. */
export const FIGURES = Object.freeze([
  //  time     country  figure                  weight  unit  typical
  ['00:30', 'AU', 'Employment change',            3,    'k',   18],
  ['02:00', 'CN', 'Industrial production',        2,    '%',  5.1],
  ['07:00', 'DE', 'Producer prices',              2,    '%',  0.2],
  ['07:00', 'GB', 'Consumer prices',              3,    '%',  2.3],
  ['09:00', 'EU', 'Business survey, composite',   3,    '',  50.6],
  ['10:00', 'EU', 'Consumer confidence',          1,    '', -13.2],
  ['12:30', 'CA', 'Retail sales',                 2,    '%',  0.4],
  ['13:30', 'US', 'Jobless claims',               3,    'k',  221],
  ['13:30', 'US', 'Housing starts',               2,    'M', 1.34],
  ['15:00', 'US', 'Existing home sales',          2,    'M', 3.96],
  ['15:30', 'US', 'Crude oil inventories',        2,    'M', -1.8],
  ['23:30', 'JP', 'Core consumer prices',         3,    '%',  2.4],
] as const);

import { COMPANY_IDS } from '../../../src/domain/company';
import type { strategies } from '../tables/strategies';
import type { DaysFromNow } from './seed-clients';

const row = (
  name: string,
  provider: string,
  returnPercent: string,
  drawdownPercent: string,
  pips: string,
  feePercent: string,
  minimum: string,
  copiers: number,
  days: number,
  summary: string,
) => ({ name, provider, returnPercent, drawdownPercent, pips, feePercent, minimum, copiers, days, summary });

const ROWS = [
  row('Meridian trend',  'Layla Nasser',  '38.40',  '12.10', '4120.5',  '20', '500',  412, 640, 'Follows trends on currency majors over days, with a stop on every position. At most four positions at a time.'),
  row('Quiet gold',      'Henrik Dahl',   '17.25',  '6.80',  '1893.0',  '15', '200',  267, 410, 'Buys and sells gold around its 20-day average. No positions over the weekend.'),
  row('Asia open',       'Mei Tanaka',    '9.05',   '4.35',  '902.4',   '10', '100',  143, 220, 'Short trades in yen pairs during the first three hours of the Tokyo session.'),
  row('Index swing',     'Rafael Duarte', '-3.70',  '15.90', '-311.0',  '20', '1000', 38,  150, 'Index positions held from two days to two weeks. The last quarter was a losing one.'),
  row('Carry basket',    'Ingrid Sol',    '12.60',  '9.40',  '1204.0',  '15', '500',  96,  525, 'Holds currencies with a high rate against those with a low one, and adjusts the basket each month.'),
] as const;

/** Strategies that clients of the international variant can copy. */
export function strategiesFrom(daysFromNow: DaysFromNow): (typeof strategies.$inferInsert)[] {
  return ROWS.map(({ days, ...strategy }) => ({
    ...strategy,
    companyId: COMPANY_IDS.international,
    currency: 'USD',
    startedAt: daysFromNow(-days),
  }));
}

import { sql, type SQL } from 'drizzle-orm';
import { moneyDigits } from '../market/money-digits';

/** An amount as text, with the digits of a currency; null counts as zero. */
export const roundedMoney = (amount: SQL, currency: string): SQL<string> =>
  sql<string>`round(coalesce(${amount}, 0), ${moneyDigits(currency)}::integer)::text`;

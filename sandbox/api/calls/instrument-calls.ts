import { asc, getTableColumns } from 'drizzle-orm';
import { currencyRates, instruments } from '../../db/tables/instruments';
import type { Calls } from '../http/call';
import type { Services } from '../services/services';

const { position, ...LISTED } = getTableColumns(instruments);

/** Instruments and currency rates for the calculators. */
export function instrumentCalls({ db }: Services): Calls<'getInstruments'> {
  return {
    getInstruments: async () => {
      const listed = await db.select(LISTED).from(instruments).orderBy(asc(position));
      const rates = await db
        .select()
        .from(currencyRates)
        .orderBy(asc(currencyRates.fromCurrency), asc(currencyRates.toCurrency));
      return {
        instruments: listed.map(({ quotedAt, ...instrument }) => ({
          ...instrument,
          time: quotedAt.toISOString(),
        })),
        rates: rates.map(({ fromCurrency, toCurrency, rate, source, quotedAt }) => ({
          ...{ from: fromCurrency, to: toCurrency, rate, source },
          time: quotedAt.toISOString(),
        })),
      };
    },
  };
}

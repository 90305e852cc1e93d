import { asc, getTableColumns } from 'drizzle-orm';
import { instruments } from '../db/tables/instruments';
import { INSTRUMENTS } from '../market/instruments.table';
import { priceAt, ratesAt, tickOf } from '../market/market';
import type { Calls } from '../http/call';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';

const { base: _base, marginRate: _rate, position, ...LISTED_COLUMNS } = getTableColumns(instruments);

interface InstrumentCallsDeps {
  readonly brandNameOf: (companyId: number) => string;
  readonly clock: Clock;
  readonly db: Database;
}

/** Instruments and currency rates for the calculators: terms of the database, prices of the market. */
export function instrumentCalls({ brandNameOf, clock, db }: InstrumentCallsDeps): Calls<'getInstruments'> {
  return {
    getInstruments: async ({ client }) => {
      const brand = brandNameOf(client.companyId);
      const tick = tickOf(clock().getTime());
      const time = new Date(tick).toISOString();
      const prices = new Map(
        INSTRUMENTS.map((instrument) => [
          instrument.symbol,
          priceAt(instrument, tick).toFixed(instrument.digits),
        ]),
      );
      const rows = await db.select(LISTED_COLUMNS).from(instruments).orderBy(asc(position));
      return {
        instruments: rows.map((instrument) => ({
          ...instrument,
          price: prices.get(instrument.symbol) ?? null,
          source: `${brand} market`,
          time,
        })),
        rates: ratesAt(tick).map(({ isTraded, ...rate }) => ({
          ...rate,
          source: `${brand} ${isTraded ? 'market' : 'reference rates'}`,
          time,
        })),
      };
    },
  };
}

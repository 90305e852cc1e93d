import Big from 'big.js';
import { and, eq, min } from 'drizzle-orm';
import type { Variant } from '../../src/domain/site/company';
import type { Database } from '../db/open-database';
import type { accounts } from '../db/tables/accounts';
import { paymentMethods } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import { instrumentOf, quoteAt } from '../market/market';
import { commissionOf } from '../trading/commission';
import { currencyValuesAt } from '../trading/market-board';
import { moneyDigits } from '../market/money-digits';
import { serverName } from '../trading/server-name';
import {
  demoBalances,
  leverageRule,
  leveragesOf,
  offerRowsOf,
  TERMS,
  type OfferRow,
} from './account-offers.table';
import type { Level } from '../documents/client-level';
import { isLevelReached } from '../documents/client-level';

type Account = typeof accounts.$inferSelect;

/** The instrument whose margin per lot and spread the offers show. */
const EXAMPLE_INSTRUMENT = instrumentOf('EURUSD');
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;

export interface OfferedLeverage {
  readonly leverage: number;
  readonly isAllowed: boolean;
  readonly needs: Level;
  readonly isReviewed: boolean;
}

/** An account that a client may open, with its terms. */
export interface Offer {
  readonly id: string;
  readonly kind: Account['kind'];
  readonly platform: OfferRow['platform'];
  readonly accountType: string;
  readonly server: string;
  readonly marginModes: readonly Account['marginMode'][];
  readonly currencies: readonly string[];
  readonly leverages: readonly OfferedLeverage[];
  readonly isSwapFreeOffered: boolean;
  readonly needs: Level;
  readonly isAllowed: boolean;
  readonly isReviewed: boolean;
}

const MARGIN_MODES = {
  MT4: ['hedging'],
  MT5: ['hedging', 'netting'],
  Investor: ['netting'],
} as const satisfies Record<OfferRow['platform'], readonly Account['marginMode'][]>;

/** Id of an offer, `live-mt5-raw`: the same in every company. */
const idOf = ({ accountType, platform }: OfferRow, kind: Account['kind']): string =>
  [kind, platform, accountType].join('-').toLowerCase();

/** Offers to open an account: those that a client of this level may choose, and those that need a higher level. */
export function openingOffersFor(variant: Variant, brandName: string, level: Level): readonly Offer[] {
  return (['live', 'demo'] as const).flatMap((kind) =>
    offerRowsOf(variant)
      .filter(({ kinds }) => kinds.includes(kind))
      .map((row): Offer => {
        const { accountType, currencies, platform } = row;
        const needs = kind === 'live' ? row.needs : 'none';
        return {
          id: idOf(row, kind),
          kind,
          platform,
          accountType,
          currencies,
          needs,
          server: serverName(brandName, { kind, platform }),
          marginModes: MARGIN_MODES[platform],
          leverages:
            kind === 'live'
              ? leveragesOf(variant, row).map((leverage) => liveLeverage(variant, row, leverage, level))
              : row.leverages.map((leverage) => ({
                  leverage,
                  isAllowed: true,
                  needs: 'none',
                  isReviewed: false,
                })),
          isSwapFreeOffered: platform !== 'Investor',
          isAllowed: isLevelReached(level, needs),
          isReviewed: kind === 'live' && !isLevelReached(level, 'verified'),
        };
      }),
  );
}

function liveLeverage(variant: Variant, row: OfferRow, leverage: number, level: Level): OfferedLeverage {
  if (row.needs === 'professional') return { leverage, isAllowed: true, needs: 'none', isReviewed: false };
  const { isReviewed, needs = 'none' } = leverageRule(variant, leverage);
  return { leverage, needs, isReviewed, isAllowed: isLevelReached(level, needs) };
}

/** The first balances that a demo account in a currency may have, as decimal strings. */
export const balancesIn = (currency: string): readonly string[] =>
  demoBalances(currency).map((amount) => amount.toFixed(moneyDigits(currency)));

/** Adds to offers the figures that follow from the current prices. */
export async function describeOffers(db: Database, companyId: number, offers: readonly Offer[], now: Date) {
  const minimumDeposits = await db
    .select({ currency: paymentMethods.currency, amount: min(paymentMethods.min) })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.companyId, companyId), eq(paymentMethods.direction, 'deposit')))
    .groupBy(paymentMethods.currency);
  const lots = lotsAt(now);
  const spread = typicalSpread(now);
  return offers.map((offer) => ({
    ...offer,
    marginModes: [...offer.marginModes],
    currencies: [...offer.currencies],
    leverages: offer.leverages.map((leverage) => ({
      ...leverage,
      margins: offer.platform === 'Investor' ? [] : marginsOf(offer, leverage.leverage, lots),
    })),
    balances:
      offer.kind === 'demo'
        ? offer.currencies.map((currency) => ({ currency, amounts: [...balancesIn(currency)] }))
        : [],
    commission: commissionOf(offer.accountType),
    spread: offer.platform === 'Investor' ? null : { symbol: EXAMPLE_INSTRUMENT.symbol, pips: spread },
    firstDeposits: minimumDeposits.flatMap(({ amount, currency }) =>
      offer.kind === 'live' && amount !== null && offer.currencies.includes(currency)
        ? [{ currency, amount: Big(amount).toFixed(moneyDigits(currency)) }]
        : [],
    ),
    terms: TERMS,
  }));
}

/** The median of the example instrument's hourly spreads of the last day, in pips of ten points. */
function typicalSpread(now: Date): string {
  const spreads = Array.from({ length: DAY_HOURS }, (_, hours) => {
    const { ask, bid } = quoteAt(EXAMPLE_INSTRUMENT, now.getTime() - hours * HOUR_MS);
    return ask - bid;
  }).sort((a, b) => a - b);
  return Big(assertDefined(spreads[DAY_HOURS / 2], 'The middle'))
    .times(10 ** (EXAMPLE_INSTRUMENT.digits - 1))
    .toFixed(1);
}

/** The value of one lot of the example instrument in each currency. */
function lotsAt(now: Date): ReadonlyMap<string, Big> {
  const { ask } = quoteAt(EXAMPLE_INSTRUMENT, now.getTime());
  const dollars = Big(EXAMPLE_INSTRUMENT.contractSize).times(ask);
  return new Map(
    currencyValuesAt(now.getTime()).map((value) => [
      value.currency,
      dollars.times(value.per).div(value.dollars),
    ]),
  );
}

function marginsOf({ currencies }: Offer, leverage: number, lots: ReadonlyMap<string, Big>) {
  return currencies.flatMap((currency) => {
    const lot = lots.get(currency);
    return lot ? [{ currency, amount: lot.div(leverage).toFixed(moneyDigits(currency)) }] : [];
  });
}

import { calculation, divideBy, plus, startWith, step, type Calculation } from '../market/calculation';
import { findConversion } from '../market/conversion';
import { commission as commissionOf, profit as profitOf } from '../market/formulas';
import { instantOf } from '../kernel/instant';
import { Exact } from '../kernel/numbers/exact';
import { isDecimal } from '../kernel/numbers/decimal';
import type { Account, Money } from './account';
import type { ClosingCause, Deal, DealTerms } from './books';
import { agreesWith } from './figure-formula';
import { swapFormula, type FormulaMarket, type SwapNights } from './swap-formula';

/** A figure of a closed trade with its formula. */
export interface DealFormula {
  readonly figure: 'profit' | 'swap' | 'commission' | 'net';
  readonly sentValue: string;
  /** Null if a number of it was not sent. */
  readonly calculation: Calculation | null;
  readonly agrees: boolean;
  /** The nights of a swap. */
  readonly nights?: SwapNights;
}

/**
 * The figures of a closed trade with their formulas, in the order of the list; without missing figures. Rates at the
 * closing replace those of the market.
 */
export function dealFormulas(
  deal: Deal,
  account: Pick<Account, 'currency' | 'swapFree'>,
  market: FormulaMarket,
  terms: DealTerms,
): readonly DealFormula[] {
  const closingRates = terms.rates.map((rate) => ({ ...rate, source: null, time: null }));
  const { instruments } = market;
  const rates = closingRates.length > 0 ? closingRates : market.rates;
  const { currency: accountCurrency } = account;
  const { closePrice, lots, openPrice, side } = deal;
  const instrument = instruments.find(({ symbol }) => symbol === deal.symbol);
  const conversion = instrument && findConversion(instrument.currency, accountCurrency, rates);
  const profit =
    instrument && conversion && openPrice !== null && closePrice !== null
      ? profitOf({ instrument, lots, accountCurrency, conversion, side, openPrice, closePrice })
      : null;
  const closedAt = instantOf(deal.closedAt);
  const swap =
    closedAt === null
      ? null
      : swapFormula({ ...deal, price: closePrice }, account, { instruments, rates }, closedAt);
  const perLot = terms.commission;
  const commissionRate = perLot && findConversion(perLot.currency, accountCurrency, rates);
  const commission =
    perLot && commissionRate
      ? withoutWaived(
          commissionOf({ lots, accountCurrency, conversion: commissionRate, perLot }),
          terms.waived,
          accountCurrency,
        )
      : null;
  const formulas: DealFormula[] = [];
  const add = (figure: DealFormula['figure'], formula: Calculation | null, nights?: SwapNights) => {
    const sentValue = deal[figure];
    if (sentValue === null) return;
    const agrees = formula !== null && agreesWith(formula, sentValue);
    formulas.push({ figure, sentValue, calculation: formula, agrees, ...(nights && { nights }) });
  };
  add('profit', profit);
  add('swap', swap?.calculation ?? null, swap?.nights);
  add('commission', commission);
  add('net', netOf(deal, accountCurrency));
  return formulas;
}

/** A commission less the part of it that a campaign did not let be charged. */
function withoutWaived(commission: Calculation, waivedAmount: Money, currency: string): Calculation {
  const { result, steps } = commission;
  if (!isDecimal(waivedAmount)) return commission;
  const [first, ...rest] = steps;
  const chargedCommission = step(
    { term: 'commission', unit: currency },
    startWith('commission', result.value),
    plus('waived', waivedAmount),
  );
  return calculation(first, ...rest, chargedCommission);
}

function netOf({ commission, profit, swap }: Deal, currency: string): Calculation | null {
  if (!isDecimal(profit) || !isDecimal(swap) || !isDecimal(commission)) return null;
  return calculation(
    step(
      { term: 'net', unit: currency },
      startWith('profit', profit),
      plus('swap', swap),
      plus('commission', commission),
    ),
  );
}

/** The margin level before a stop-out, with its numbers; null if they were not sent. */
export function stopOutFormula({ equity, margin }: ClosingCause): Calculation | null {
  if (!isDecimal(equity) || !isDecimal(margin) || new Exact(margin).eq(0)) return null;
  return calculation(
    step({ term: 'marginLevel', unit: '%' }, startWith('equity', equity), divideBy('margin', margin)),
  );
}

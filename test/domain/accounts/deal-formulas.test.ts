import { dealFormulas, stopOutFormula } from '../../../src/domain/accounts/deal-formulas';
import type { DealTerms } from '../../../src/domain/accounts/books';
import { SAMPLE_RECORDS } from '../../../src/testkit/accounts/books-data';
import { instrument } from '../calculators/instruments';

const EURUSD = instrument({ price: '1.09', swapLong: '-6.82', swapShort: '2.10', source: null, time: null });
const MARKET = { instruments: [EURUSD], rates: [] };
const TERMS: DealTerms = {
  rates: [{ from: 'USD', to: 'EUR', rate: '0.9' }],
  commission: { amount: '3.00', currency: 'USD' },
  waived: null,
  rebated: null,
  cause: null,
};
// From a Tuesday to a Friday: three nights, of which Wednesday's counts three times.
const DEAL = {
  ...SAMPLE_RECORDS.deals[0]!,
  side: 'buy',
  openedAt: '2026-11-17T10:00:00Z',
  closedAt: '2026-11-20T10:00:00Z',
  openPrice: '1.08000',
  closePrice: '1.08100',
  profit: '90.00',
  swap: '-30.69',
  commission: '-5.40',
  net: '53.91',
} as const;

it('each figure of a trade has its formula, with the rates of its closing', () => {
  const formulas = dealFormulas(DEAL, { currency: 'EUR', swapFree: false }, MARKET, TERMS);
  expect(formulas.map(({ agrees, figure }) => [figure, agrees])).toEqual([
    ['profit', true],
    ['swap', true],
    ['commission', true],
    ['net', true],
  ]);
  expect(formulas[1]!.nights).toEqual({ count: 3, charged: 5, tripleSwapDay: 'wednesday' });
});

it('a figure whose numbers were not sent has no formula, and another sum is not hidden', () => {
  const terms = { ...TERMS, commission: null };
  const deal = { ...DEAL, openPrice: null, net: '50.00' };
  const formulas = dealFormulas(deal, { currency: 'EUR', swapFree: false }, MARKET, terms);
  expect(formulas.map(({ agrees, calculation, figure }) => [figure, calculation !== null, agrees])).toEqual([
    ['profit', false, false],
    ['swap', true, true],
    ['commission', false, false],
    ['net', true, false],
  ]);
});

it('a stop-out shows the margin level of the account', () => {
  const cause = {
    price: null,
    equity: '1020.00',
    margin: '2100.00',
    marginLevel: '48.57',
    stopOutLevel: '50',
  };
  expect(Number(stopOutFormula(cause)!.result.value)).toBeCloseTo(48.571, 3);
  expect(stopOutFormula({ ...cause, margin: '0.00' })).toBeNull();
});

it('a missing figure is left out, and a trade without a closing time has no swap', () => {
  const deal = { ...DEAL, closedAt: null, commission: null };
  const formulas = dealFormulas(deal, { currency: 'EUR', swapFree: false }, MARKET, TERMS);
  expect(formulas.map(({ calculation, figure }) => [figure, calculation !== null])).toEqual([
    ['profit', true],
    ['swap', false],
    ['net', false],
  ]);
});

it('without rates of the closing the market’s are used, and nothing is calculated without a rate or a symbol', () => {
  const hasFormula = (deal: Parameters<typeof dealFormulas>[0], rates: DealTerms['rates']) =>
    dealFormulas(
      deal,
      { currency: 'EUR', swapFree: false },
      { ...MARKET, rates: rates.map((rate) => ({ ...rate, source: null, time: null })) },
      { ...TERMS, rates: [] },
    ).map(({ calculation }) => calculation !== null);
  expect(hasFormula(DEAL, TERMS.rates)).toEqual([true, true, true, true]);
  expect(hasFormula(DEAL, [])).toEqual([false, false, false, true]);
  expect(hasFormula({ ...DEAL, symbol: 'UNKNOWN' }, TERMS.rates)).toEqual([false, false, true, true]);
});

it('a commission of which a campaign waives a part is the rest', () => {
  const terms = { ...TERMS, waived: '2.70' };
  const deal = { ...DEAL, commission: '-2.70', net: '56.61' };
  const [, , commission] = dealFormulas(deal, { currency: 'EUR', swapFree: false }, MARKET, terms);
  expect(commission).toMatchObject({ figure: 'commission', agrees: true });
  expect(commission!.calculation!.steps.map(({ result }) => [result.term, result.value])).toEqual([
    ['commission', '-5.4'],
    ['commission', '-2.7'],
  ]);
});

import Big from 'big.js';
import fc from 'fast-check';
import { ApiError } from '../../../gateway/kernel/api-error';
import {
  exchangeTermsOf,
  isRateCurrent,
  offerRate,
  payRateOf,
  rateOf,
} from '../../../gateway/money/exchange-rates';
import { ASSETS } from '../../../gateway/market/assets.table';
import { assetOffer, priceOf } from '../../../gateway/money/asset-prices';

const HOUR_SECONDS = 3_600;
const QUOTE_SECONDS = 60;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'ZAR', 'IDR'];
const CODES = [...CURRENCIES, ...Object.keys(ASSETS)];
const isAsset = (code: string) => code in ASSETS;

/** The rate that the gateway offers: the wallet's if one side is an asset. */
const offerAt = (from: string, to: string, at: Date) =>
  isAsset(from) || isAsset(to)
    ? assetOffer(from, to, at).rate
    : offerRate(from, to, rateOf(from, to, at)).rate;
const dollarsOf = (code: string, at: Date) => (isAsset(code) ? priceOf(code, at) : rateOf(code, 'USD', at));

const START = Date.parse('2026-03-02T09:00:00Z');
const pair = fc
  .tuple(fc.constantFrom(...CODES), fc.constantFrom(...CODES))
  .filter(([from, to]) => from !== to && !(isAsset(from) && isAsset(to)));
const quotes = fc.record({
  pair,
  day: fc.integer({ min: 0, max: 1_000 }),
  /** Seconds of the hour at which quotes are fetched, and for how long each waits to be used. */
  fetches: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: HOUR_SECONDS }),
      fc.integer({ min: 0, max: QUOTE_SECONDS - 1 }),
      fc.boolean(),
    ),
    { minLength: 40, maxLength: 80 },
  ),
});

test('an hour of random quotes has no riskless profit: none is better than the market, and none pays there and back', () => {
  fc.assert(
    fc.property(quotes, ({ pair: [first, second], day, fetches }) => {
      const acceptedOffers: { at: number; rate: string; isBack: boolean }[] = [];
      for (const [fetchedAt, wait, isBack] of fetches) {
        const [from, to] = isBack ? [second, first] : [first, second];
        const offeredAt = new Date(START + day * 86_400_000 + fetchedAt * 1_000);
        const usedAt = new Date(offeredAt.getTime() + wait * 1_000);
        const rate = offerAt(from, to, offeredAt);
        if (!isRateCurrent(from, to, rate, offerAt(from, to, usedAt))) continue;
        // The client's profit at the market's price of that instant; the last digit of a price is rounded.
        const profit = Big(rate).times(dollarsOf(to, usedAt)).div(dollarsOf(from, usedAt)).minus(1);
        expect(profit.toNumber()).toBeLessThan(0.00002);
        acceptedOffers.push({ at: fetchedAt, rate, isBack });
      }
      for (const outward of acceptedOffers)
        for (const returnOffer of acceptedOffers)
          if (outward.isBack !== returnOffer.isBack && Math.abs(outward.at - returnOffer.at) < QUOTE_SECONDS)
            expect(Big(outward.rate).times(returnOffer.rate).lt(1)).toBe(true);
    }),
    { numRuns: 30, seed: 43 },
  );
});

test('the best of 52 seconds of quotes both ways loses money', () => {
  for (const [from, to] of [
    ['USD', 'EUR'],
    ['GBP', 'EUR'],
    ['BTC', 'USD'],
    ['USDT', 'USD'],
  ] as const)
    for (let hour = 0; hour < 24; hour += 1) {
      const instants = Array.from(
        { length: 104 },
        (_, tick) => new Date(START + hour * 3_600_000 + tick * 500),
      );
      const highestRate = (a: string, b: string) =>
        Math.max(...instants.map((at) => Number(offerAt(a, b, at))));
      expect(highestRate(from, to) * highestRate(to, from)).toBeLessThan(1);
    }
});

test('a rate is refused once the market has moved against the broker beyond the tolerance, and not the other way', () => {
  expect(isRateCurrent('USD', 'EUR', '0.9', '0.8992')).toBe(true);
  expect(isRateCurrent('USD', 'EUR', '0.9', '0.899')).toBe(false);
  expect(isRateCurrent('USD', 'EUR', '0.9', '0.95')).toBe(true);
  expect(isRateCurrent('BTC', 'USD', '50000', '49910')).toBe(true);
  expect(isRateCurrent('BTC', 'USD', '50000', '49800')).toBe(false);
});

test.each(CODES.flatMap((from) => CODES.filter((to) => to !== from).map((to) => [from, to] as const)))(
  'from %s to %s, the spread is larger than the tolerance',
  (from, to) => {
    const { spread, tolerance } = exchangeTermsOf(from, to);
    expect(Big(spread).gt(tolerance)).toBe(true);
  },
);

test('one currency has no spread, and what is paid in for an amount costs more than that amount pays out', () => {
  expect(offerRate('USD', 'USD', '1')).toEqual({ rate: '1', spreadPercent: '0' });
  expect(payRateOf('USD', 'USD', '1')).toBe('1');
  expect(offerRate('EUR', 'USD', '1.1')).toEqual({ rate: '1.09725', spreadPercent: '0.25' });
  expect(payRateOf('EUR', 'USD', '1.1')).toBe('1.10276');
  expect(() => rateOf('USD', 'XXX', new Date())).toThrow(ApiError);
});

import { Rates, type MarketData } from '../../application/market/ports/rates';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** Symbols and currency rates from the in-memory backend. */
export class FakeRates implements Rates {
  constructor(private readonly backend: FakeBackend) {}

  marketData(signal?: AbortSignal): Promise<MarketData> {
    return this.backend.answerClient('instruments', () => this.backend.marketData, { signal });
  }
}

const POSITIVE_DECIMAL = /^(?=.*[1-9])\d+(\.\d+)?$/;
const isDecimalOrNull = (value: string | null) => value === null || /^-?\d+(\.\d+)?$/.test(value);

/** The contract of the port `Rates`. */
export const describeRatesContract = gatewayContract<'sessionToken'>(
  'Rates',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('returns symbols, each once, with positive sizes for the calculators', async () => {
      const { instruments } = await world().port(Rates).marketData();
      expect(instruments.length).toBeGreaterThan(0);
      expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(instruments.length);
      for (const { currency, contractSize, point, pip, lotStep } of instruments) {
        expect(currency).not.toBe('');
        for (const size of [contractSize, point, pip, lotStep]) expect(size).toMatch(POSITIVE_DECIMAL);
      }
    });

    test('prices and swaps are decimal strings, or null', async () => {
      for (const { price, swapLong, swapShort } of (await world().port(Rates).marketData()).instruments) {
        expect([price, swapLong, swapShort].every(isDecimalOrNull)).toBe(true);
      }
    });

    test('returns rates between two currencies, above zero', async () => {
      const { rates } = await world().port(Rates).marketData();
      expect(rates.length).toBeGreaterThan(0);
      for (const { from, to, rate } of rates) {
        expect(from).not.toBe(to);
        expect(rate).toMatch(POSITIVE_DECIMAL);
      }
    });

    test('every figure has its source, and its time in epoch milliseconds or null', async () => {
      const { instruments, rates } = await world().port(Rates).marketData();
      for (const { source, time } of [...instruments, ...rates]) {
        expect(source === null || source !== '').toBe(true);
        if (time !== null) expect(new Date(time).getUTCFullYear()).toBeGreaterThan(2020);
      }
    });

    testSecured(({ port }) => port(Rates).marketData());
    testFailures({
      call: 'instruments',
      make: ({ port }, signal) => port(Rates).marketData(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const ratesDouble = gatewayDouble(
  Rates,
  ({ backend }) => new FakeRates(backend),
  describeRatesContract,
  {
    instruments: (rates) => rates.marketData(),
  },
);

import type { Instrument } from '../../../src/domain/market/instrument';

/** EURUSD as brokers quote it, with overrides. */
export function instrument(changes: Partial<Instrument> = {}): Instrument {
  return {
    symbol: 'EURUSD',
    name: 'Euro against US dollar',
    group: 'forex',
    currency: 'USD',
    contractSize: '100000',
    digits: 5,
    point: '0.00001',
    pip: '0.0001',
    lotStep: '0.01',
    price: '1.08962',
    swapMode: 'points',
    swapLong: '-0.12',
    swapShort: '-0.34',
    tripleSwapDay: 'wednesday',
    source: 'test',
    time: 0,
    ...changes,
  };
}

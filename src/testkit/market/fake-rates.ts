import type { MarketData, Rates } from '../../application/market/ports/rates';
import type { FakeBackend } from '../portal/fake-backend';

/** Symbols and currency rates from the in-memory backend. */
export class FakeRates implements Rates {
  constructor(private readonly backend: FakeBackend) {}

  marketData(signal?: AbortSignal): Promise<MarketData> {
    return this.backend.secured('instruments', () => this.backend.marketData, { signal });
  }
}

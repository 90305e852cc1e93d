import { Strategies } from '../../application/social/ports/strategies';
import type { Strategy } from '../../domain/social/strategy';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** Strategies from the in-memory backend. */
export class FakeStrategies implements Strategies {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return this.backend.answerClient('strategies', () => this.backend.strategies, { signal });
  }
}

/** The contract of the port `Strategies`. */
export const describeStrategiesContract = gatewayContract<'fullClientToken'>(
  'Strategies',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('each strategy is listed once, with its return in percent', async () => {
      const strategies = await world().port(Strategies).list();
      expect(strategies.length).toBeGreaterThan(0);
      expect(new Set(strategies.map(({ id }) => id)).size).toBe(strategies.length);
      for (const { name, returnPercent } of strategies) {
        expect(name).not.toBe('');
        expect(returnPercent).toMatch(/^-?\d+(\.\d+)?$/);
      }
    });

    testSecured(({ port }) => port(Strategies).list());
    testFailures({
      call: 'strategies',
      make: ({ port }, signal) => port(Strategies).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const strategiesDouble = gatewayDouble(
  Strategies,
  ({ backend }) => new FakeStrategies(backend),
  describeStrategiesContract,
  {
    strategies: (strategies) => strategies.list(),
  },
);

import { expect } from 'expect';
import { Strategies } from '../../application/social/ports/strategies';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Strategies`. */
export const describeStrategiesContract = gatewayContract<'audienceToken'>(
  'Strategies',
  (world) => world.audienceToken(),
  ({ test, world, secured, failures }) => {
    test('strategies, each once, with the return in percent', async () => {
      const strategies = await world().port(Strategies).list();
      expect(strategies.length).toBeGreaterThan(0);
      expect(new Set(strategies.map(({ id }) => id)).size).toBe(strategies.length);
      for (const { name: own, returnPercent } of strategies) {
        expect(own).not.toBe('');
        expect(returnPercent).toMatch(/^-?\d+(\.\d+)?$/);
      }
    });

    secured(({ port }) => port(Strategies).list());
    failures({
      call: 'strategies',
      make: ({ port }, signal) => port(Strategies).list(signal),
      abortable: true,
      hasResult: true,
    });
  },
);

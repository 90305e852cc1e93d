import { Strategies } from '../../application/social/ports/strategies';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { Strategy } from '../../domain/social/strategy';
import type { StrategyDetails } from '../../domain/social/strategy-details';
import { RANK_GROUPS } from '../../domain/social/strategy-rank';
import { refuse } from '../kernel/refuse';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { strategyDetailsOf } from './strategy-details';

const UNKNOWN_STRATEGY = 99_999;

/** Strategies from the in-memory backend. */
export class FakeStrategies implements Strategies {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return this.backend.answerClient('strategies', () => this.backend.strategies, { signal });
  }

  find(strategyId: number, cursor: string, signal?: AbortSignal): Promise<StrategyDetails> {
    const answer = () => {
      const { strategies } = this.backend;
      const strategy = strategies.find(({ id }) => id === strategyId) ?? refuse('notFound', 404);
      return strategyDetailsOf(strategy, strategies, cursor);
    };
    return this.backend.answerClient('strategy', answer, { args: [strategyId, cursor], signal });
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

    test('strategies are in the order of their ranks, and closed ones last', async () => {
      const groups = (await world().port(Strategies).list()).map(({ group }) => RANK_GROUPS.indexOf(group));
      expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    });

    test('the page of a strategy has its days, its periods and its closed trades, page by page', async () => {
      const strategies = world().port(Strategies);
      const [first] = await strategies.list();
      const id = Number(first?.id);
      const { days, deals, strategy, years } = await strategies.find(id, '');
      expect(strategy).toEqual((await strategies.list())[0]);
      expect(days[0]?.unit).toBe('1');
      expect(years.every(({ months }) => months.length === 12)).toBe(true);
      expect(deals.items.length).toBeGreaterThan(0);
      const ids = deals.items.map(({ ticket }) => ticket);
      for (let cursor = deals.next; cursor !== null;) {
        const page: StrategyDetails = await strategies.find(id, cursor);
        ids.push(...page.deals.items.map(({ ticket }) => ticket));
        cursor = page.deals.next;
      }
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('an unknown strategy is not found', async () => {
      expect(await rejectionOf(world().port(Strategies).find(UNKNOWN_STRATEGY, ''))).toMatchObject({
        codes: [ERROR_CODE.notFound],
      });
    });

    testSecured(({ port }) => port(Strategies).list());
    testSecured(({ port }) => port(Strategies).find(UNKNOWN_STRATEGY, ''));
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
    strategy: (strategies) => strategies.find(UNKNOWN_STRATEGY, ''),
  },
);

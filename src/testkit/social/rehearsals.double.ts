import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { Rehearsals } from '../../application/social/ports/rehearsals';
import { Strategies } from '../../application/social/ports/strategies';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { stopFigures } from '../../domain/social/copy-amounts';
import type { Rehearsal, RehearsalOrder } from '../../domain/social/rehearsal';
import { refuse } from '../kernel/refuse';
import { gatewayDouble } from '../portal/double';
import type { FakeBackend } from '../portal/fake-backend';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

const UNKNOWN_STRATEGY = 99_999;

const ORDER: RehearsalOrder = {
  strategyId: UNKNOWN_STRATEGY,
  fromLogin: 1,
  amount: '2000.00',
  currency: 'USD',
  from: '2026-01-05',
  stop: 70,
  multiplier: '1',
  withOpen: false,
};

/** Rehearsals of the backend's strategies. They made no trades: a copy keeps its money. */
export class FakeRehearsals implements Rehearsals {
  constructor(private readonly backend: FakeBackend) {}

  rehearse(order: RehearsalOrder, signal?: AbortSignal): Promise<Rehearsal> {
    return this.backend.answerClient('rehearsal', () => this.#answer(order), { args: [order], signal });
  }

  #answer({ amount, currency, from, stop, strategyId }: RehearsalOrder): Rehearsal {
    const strategy = this.backend.strategies.find(({ id }) => id === strategyId);
    if (!strategy) return refuse('notFound', 404);
    if (from < (strategy.startedAt ?? '').slice(0, 10)) return refuse('refused', 400);
    const begin = new Date(from).toISOString();
    return {
      currency,
      amount,
      stopEquity: stopFigures(amount, stop, currency).stop,
      feePercent: strategy.feePercent,
      begin,
      end: begin,
      curve: [{ at: begin, equity: amount }],
      result: '0.00',
      costs: { spread: '0.00', commission: '0.00', swap: '0.00', fee: '0.00' },
      fees: [],
      taken: 0,
      skipped: [],
      worst: amount,
      stoppedAt: null,
      strategyPercent: '0.00',
      overlap: [],
    };
  }
}

/** The contract of the port `Rehearsals`. */
export const describeRehearsalsContract = gatewayContract<'fullClientToken'>(
  'Rehearsals',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured }) => {
    const orderOf = async (): Promise<RehearsalOrder> => {
      const strategies = await world().port(Strategies).list();
      const strategy = strategies.find(({ currency, state }) => state === 'open' && currency === 'USD');
      const { accounts } = await world().port(Accounts).list();
      const account = accounts.find(({ currency, kind }) => kind === 'live' && currency === 'USD');
      const from = String(strategy?.startedAt).slice(0, 10);
      return { ...ORDER, strategyId: Number(strategy?.id), fromLogin: Number(account?.login), from };
    };

    test('a rehearsal begins with the amount, and its result is the money of its end', async () => {
      const order = await orderOf();
      const rehearsal = await world().port(Rehearsals).rehearse(order);
      expect(rehearsal).toMatchObject({ currency: 'USD', amount: '2000.00', stopEquity: '1400.00' });
      expect(rehearsal.curve[0]?.equity).toBe('2000.00');
      expect(Number(rehearsal.curve.at(-1)?.equity)).toBeCloseTo(2000 + Number(rehearsal.result), 2);
    });

    test('a start before the strategy’s is refused, and an unknown strategy is not found', async () => {
      const rehearsals = world().port(Rehearsals);
      const order = await orderOf();
      expect(await rejectionOf(rehearsals.rehearse({ ...order, from: '2001-01-05' }))).toMatchObject({
        codes: [ERROR_CODE.refused],
      });
      expect(
        await rejectionOf(rehearsals.rehearse({ ...order, strategyId: UNKNOWN_STRATEGY })),
      ).toMatchObject({
        codes: [ERROR_CODE.notFound],
      });
    });

    testSecured(({ port }) => port(Rehearsals).rehearse(ORDER));
  },
);

export const rehearsalsDouble = gatewayDouble(
  Rehearsals,
  ({ backend }) => new FakeRehearsals(backend),
  describeRehearsalsContract,
  { rehearsal: (rehearsals) => rehearsals.rehearse(ORDER) },
);

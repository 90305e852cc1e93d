import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { Copies } from '../../application/social/ports/copies';
import { Strategies } from '../../application/social/ports/strategies';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { CopyOrder } from '../../domain/social/copy';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { FakeCopies } from './fake-copies';

const UNKNOWN_COPY = '0b1f7c3e-9f0a-4c59-8f5e-3d6f0f1b2a77';
const newKey = () => crypto.randomUUID();
const newAction = (copyId = UNKNOWN_COPY) => ({ copyId, idempotencyKey: newKey() });
const AN_ORDER: CopyOrder = {
  strategyId: 1,
  fromLogin: 1,
  amount: '1000',
  stop: 70,
  multiplier: '1',
  withOpen: false,
  consents: [],
};

const A_CHANGE = { ...newAction(), stop: 50 };
const A_FLOW = { ...newAction(), amount: '10' };

/** The contract of the port `Copies`. */
export const describeCopiesContract = gatewayContract<'fullClientToken'>(
  'Copies',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    const copies = () => world().port(Copies);

    const consentsOf = async (strategyId: number) =>
      (await copies().terms(strategyId)).consents.map(({ id, sha256 }) => ({ id, sha256 }));

    /** An order that is accepted: of the strategy with the smallest minimum, from an account that has it. */
    const orderOf = async (): Promise<CopyOrder> => {
      const strategies = await world().port(Strategies).list();
      const [strategy] = strategies
        .filter(({ currency, minimum, state }) => state === 'open' && currency !== null && minimum !== null)
        .toSorted((a, b) => Number(a.minimum) - Number(b.minimum));
      const { accounts } = await world().port(Accounts).list();
      const account = accounts.find(
        ({ balance, currency, kind, rights, status }) =>
          kind === 'live' &&
          status === 'active' &&
          rights !== 'noLogin' &&
          currency === strategy?.currency &&
          Number(balance) >= Number(strategy?.minimum),
      );
      return {
        ...AN_ORDER,
        strategyId: Number(strategy?.id),
        fromLogin: Number(account?.login),
        amount: String(strategy?.minimum),
        consents: await consentsOf(Number(strategy?.id)),
      };
    };

    test('a copy is started once for its key, paused, resumed and ended', async () => {
      const order = { ...(await orderOf()), idempotencyKey: newKey() };
      const startedCopy = await copies().start(order);
      expect(await copies().start(order)).toEqual(startedCopy);
      const list = await copies().list();
      expect(list.filter(({ id }) => id === startedCopy.copyId)).toHaveLength(1);
      const { copyId } = startedCopy;
      expect(await copies().find(copyId)).toMatchObject({
        id: copyId,
        login: startedCopy.login,
        state: 'active',
        strategyId: order.strategyId,
        positions: [],
        feesTotal: '0.00',
        fees: [{ at: null, result: '0.00', highWater: '0.00', fee: '0.00' }],
      });
      expect(await rejectionOf(copies().start({ ...order, idempotencyKey: newKey() }))).toMatchObject({
        codes: [ERROR_CODE.refused],
        details: { reason: 'copied' },
      });
      expect(await copies().pause(newAction(copyId))).toBe('paused');
      expect(await copies().resume(newAction(copyId))).toBe('active');
      expect(['stopped', 'stopping']).toContain(await copies().stop(newAction(copyId)));
      expect(await rejectionOf(copies().stop(newAction(copyId)))).toMatchObject({
        codes: [ERROR_CODE.refused],
      });
    });

    test('an order needs each consent as it is listed', async () => {
      const order = await orderOf();
      const [first, ...others] = order.consents;
      expect(others.length).toBeGreaterThan(0);
      const stale = { id: String(first?.id), sha256: 'f'.repeat(64) };
      for (const consents of [others, [stale, ...others]])
        expect(
          await rejectionOf(copies().start({ ...order, consents, idempotencyKey: newKey() })),
        ).toMatchObject({ codes: [ERROR_CODE.refused], details: { reason: 'consents' } });
    });

    test('money is added and taken out once for its key, and the rules change', async () => {
      const order = await orderOf();
      const { copyId } = await copies().start({ ...order, idempotencyKey: newKey() });
      const amount = Number(order.amount);
      const add = { ...newAction(copyId), amount: '100' };
      await copies().addFunds(add);
      expect(Number((await copies().addFunds(add)).allocated)).toBe(amount + 100);
      expect(Number((await copies().removeFunds({ ...newAction(copyId), amount: '100' })).allocated)).toBe(
        amount,
      );
      const tooMuch = copies().removeFunds({ ...newAction(copyId), amount: order.amount });
      expect(await rejectionOf(tooMuch)).toMatchObject({
        codes: [ERROR_CODE.refused],
        details: { limit: expect.any(String) },
      });
      const { multiplier, stopEquity } = await copies().change({
        ...newAction(copyId),
        stop: 37,
        multiplier: '2',
      });
      expect([Number(stopEquity), Number(multiplier)]).toEqual([amount * 0.37, 2]);
      const { removable, result } = await copies().find(copyId);
      expect([Number(removable), Number(result)]).toEqual([Number((amount * 0.63 - 0.01).toFixed(2)), 0]);
      await copies().stop(newAction(copyId));
    });

    test('money for a copy is quoted, beyond what the account has too; an unknown account is not found', async () => {
      const { fromLogin } = await orderOf();
      expect(await copies().quoteFunds(fromLogin, '99999999')).toMatchObject({
        fromLogin,
        amount: '99999999.00',
        creditLoss: null,
      });
      expect(await rejectionOf(copies().quoteFunds(2_147_483_647, '10'))).toMatchObject({
        codes: [ERROR_CODE.notFound],
      });
    });

    test('an unknown copy is not found', async () => {
      expect(await rejectionOf(copies().find(UNKNOWN_COPY))).toMatchObject({ codes: [ERROR_CODE.notFound] });
      expect(await rejectionOf(copies().stop(newAction()))).toMatchObject({ codes: [ERROR_CODE.notFound] });
    });

    testSecured(({ port }) => port(Copies).list());
    testSecured(({ port }) => port(Copies).find(UNKNOWN_COPY));
    testSecured(({ port }) => port(Copies).start({ ...AN_ORDER, idempotencyKey: newKey() }));
    testSecured(({ port }) => port(Copies).terms(1));
    testSecured(({ port }) => port(Copies).quoteFunds(1, '10'));
    testSecured(({ port }) => port(Copies).change(A_CHANGE));
    testSecured(({ port }) => port(Copies).addFunds(A_FLOW));
    testSecured(({ port }) => port(Copies).removeFunds(A_FLOW));
    testSecured(({ port }) => port(Copies).stop(newAction()));
    testSecured(({ port }) => port(Copies).pause(newAction()));
    testSecured(({ port }) => port(Copies).resume(newAction()));
    testFailures({
      call: 'copies',
      make: ({ port }, signal) => port(Copies).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const copiesDouble = gatewayDouble(
  Copies,
  ({ backend }) => new FakeCopies(backend),
  describeCopiesContract,
  {
    copies: (copies) => copies.list(),
    copy: (copies) => copies.find(UNKNOWN_COPY),
    copyStrategy: (copies) => copies.start({ ...AN_ORDER, idempotencyKey: newKey() }),
    copyTerms: (copies) => copies.terms(1),
    copyFundsQuote: (copies) => copies.quoteFunds(1, '10'),
    changeCopy: (copies) => copies.change(A_CHANGE),
    addCopyFunds: (copies) => copies.addFunds(A_FLOW),
    removeCopyFunds: (copies) => copies.removeFunds(A_FLOW),
    stopCopy: (copies) => copies.stop(newAction()),
    pauseCopy: (copies) => copies.pause(newAction()),
    resumeCopy: (copies) => copies.resume(newAction()),
  },
);

import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { Copies } from '../../application/social/ports/copies';
import { Strategies } from '../../application/social/ports/strategies';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { COPY_TERMS_VERSION, type CopyOrder } from '../../domain/social/copy';
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
  termsVersion: COPY_TERMS_VERSION,
};

/** The contract of the port `Copies`. */
export const describeCopiesContract = gatewayContract<'fullClientToken'>(
  'Copies',
  (world) => world.fullClientToken(),
  ({ test, world, testSecured, testFailures }) => {
    const copies = () => world().port(Copies);

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
      };
    };

    test('a copy is started once for its key, paused, resumed and ended', async () => {
      const order = { ...(await orderOf()), idempotencyKey: newKey() };
      const started = await copies().start(order);
      expect(await copies().start(order)).toEqual(started);
      const list = await copies().list();
      expect(list.filter(({ id }) => id === started.copyId)).toHaveLength(1);
      const { copyId } = started;
      expect(await copies().find(copyId)).toMatchObject({
        id: copyId,
        login: started.login,
        state: 'active',
        strategyId: order.strategyId,
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

    test('an unknown copy is not found', async () => {
      expect(await rejectionOf(copies().find(UNKNOWN_COPY))).toMatchObject({ codes: [ERROR_CODE.notFound] });
      expect(await rejectionOf(copies().stop(newAction()))).toMatchObject({ codes: [ERROR_CODE.notFound] });
    });

    testSecured(({ port }) => port(Copies).list());
    testSecured(({ port }) => port(Copies).find(UNKNOWN_COPY));
    testSecured(({ port }) => port(Copies).start({ ...AN_ORDER, idempotencyKey: newKey() }));
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
    stopCopy: (copies) => copies.stop(newAction()),
    pauseCopy: (copies) => copies.pause(newAction()),
    resumeCopy: (copies) => copies.resume(newAction()),
  },
);

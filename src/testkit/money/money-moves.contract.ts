import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import {
  MoneyMoves,
  type DepositOrder,
  type WithdrawalOrder,
} from '../../application/money/ports/money-moves';
import type { Account } from '../../domain/accounts/account';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { canMoveMoney } from '../../domain/accounts/money-move';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner/runner';
import type { Capabilities } from '../runner/capabilities';
import { describeFailures, rejectionOf } from '../runner/failures';
import type { GatewayWorld, MakeWorld } from '../runner/gateway-world';
import { describeSecuredCall } from '../runner/secured';

type Needs = 'port' | 'sessionToken' | 'failNext';
type World = Pick<GatewayWorld, Needs>;

/** A login and a request id that belong to no client. */
const NOT_THEIRS = 2_000_000_001;
const NO_REQUEST = '5f0c3b1e-0000-4000-8000-000000000000';
const IBAN = 'DE89370400440532013000';
const key = () => crypto.randomUUID();

/** The contract of the port `MoneyMoves`. */
export function describeMoneyMovesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}MoneyMoves keeps the contract of MoneyMoves`, () => {
    let world: World;
    let moves: MoneyMoves;
    let account: Account;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
      moves = world.port(MoneyMoves);
      account = await funded();
    });

    const accounts = async () => (await world.port(Accounts).list()).accounts;
    const balanceOf = async ({ login }: Account) =>
      Number((await accounts()).find((account) => account.login === login)?.balance);
    const open = async () =>
      (await accounts()).filter(canMoveMoney).sort((a, b) => Number(b.freeMargin) - Number(a.freeMargin));
    /** The account with the highest free margin among those in USD, the currency of digital assets. */
    const funded = async (): Promise<Account> => {
      const [first] = (await open()).filter(({ currency }) => currency === 'USD');
      if (!first) throw new Error('The client has no live account.');
      return first;
    };
    const another = async (): Promise<Account> => {
      const match = (await open()).find(({ login }) => login !== account.login);
      if (!match) throw new Error('The client has one live account only.');
      return match;
    };
    const methodOf = async (direction: 'deposit' | 'withdraw', isAsset = false) => {
      const { methods } = await moves.methods(account.login, direction);
      const match = methods.find(({ kind }) => (kind === 'crypto') === isAsset);
      if (!match) throw new Error(`The account has no such method to ${direction}.`);
      return match;
    };
    const aDeposit = async (isAsset = false): Promise<DepositOrder> => {
      const { id, min, networks } = await methodOf('deposit', isAsset);
      return {
        login: account.login,
        methodId: id,
        amount: min ?? '100.00',
        currency: account.currency,
        idempotencyKey: key(),
        network: networks[0]?.id ?? null,
      };
    };
    const aQuote = async () => {
      const { login, methodId, amount, currency } = await aDeposit();
      return { direction: 'deposit' as const, login, methodId, amount, currency };
    };
    const aWithdrawal = async (): Promise<WithdrawalOrder> => {
      const { id, min } = await methodOf('withdraw');
      return {
        login: account.login,
        methodId: id,
        amount: min ?? '100.00',
        currency: account.currency,
        idempotencyKey: key(),
        destination: IBAN,
      };
    };

    test('the methods of an account, and what can be withdrawn', async () => {
      const deposit = await moves.methods(account.login, 'deposit');
      expect(deposit.currency).toBe(account.currency);
      expect(deposit.methods.length).toBeGreaterThan(0);
      const withdraw = await moves.methods(account.login, 'withdraw');
      expect(Number(withdraw.available)).toBeGreaterThan(0);
    });

    test('a quote says what a deposit costs and does, and moves nothing', async () => {
      const knownQuote = await aQuote();
      const before = await balanceOf(account);
      const quote = await moves.quote(knownQuote);
      expect(Number(quote.fee) + Number(quote.net)).toBeCloseTo(Number(knownQuote.amount), 6);
      expect(Number(quote.effect.balanceAfter)).toBeCloseTo(before + Number(quote.net), 6);
      expect(await balanceOf(account)).toBe(before);
    });

    test('more than there is, is refused with what there is', async () => {
      const { available } = await moves.methods(account.login, 'withdraw');
      const { id } = await methodOf('withdraw');
      const { login, currency } = account;
      // Free margin moves with the market.
      const amount = (Number(available) * 2).toFixed(2);
      const refusal = await rejectionOf(
        moves.quote({ direction: 'withdraw', login, methodId: id, amount, currency }),
      );
      expect(refusal).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.refused],
        details: { available: expect.any(String) as unknown, currency },
      });
    });

    test('a deposit leads to the payment page; the same key begins it once', async () => {
      const order = await aDeposit();
      const acceptedOrder = await moves.deposit(order);
      expect(acceptedOrder.state).toBe('pending');
      expect(acceptedOrder.redirectUrl).toMatch(/^https?:/);
      expect(await moves.deposit(order)).toEqual(acceptedOrder);
      const pending = await moves.pending(account.login);
      expect(pending.filter(({ requestId }) => requestId === acceptedOrder.requestId)).toHaveLength(1);
      const rejection = await rejectionOf(
        moves.deposit({ ...order, amount: (Number(order.amount) + 1).toFixed(2) }),
      );
      expect(rejection).toMatchObject({
        kind: 'refused',
        status: 409,
        codes: [ERROR_CODE.idempotencyConflict],
      });
    });

    test('a digital asset is sent to an address of its network', async () => {
      const order = await aDeposit(true);
      const { requestId } = await moves.deposit(order);
      const request = await moves.request(requestId);
      expect(request).toMatchObject({ kind: 'deposit', network: order.network, redirectUrl: null });
      expect(request.address).toEqual(expect.any(String));
      expect(request.asset).toEqual(expect.any(String));
      expect(Number(request.payAmount)).toBeGreaterThan(0);
      expect(request.confirmationsNeeded).toBeGreaterThan(0);
    });

    test('a withdrawal reserves its amount, and is back when it is cancelled', async () => {
      const before = await balanceOf(account);
      const order = await aWithdrawal();
      const { requestId, state } = await moves.withdraw(order);
      expect(state).toBe('pending');
      const request = await moves.request(requestId);
      expect(request).toMatchObject({ kind: 'withdrawal', login: account.login, state: 'pending' });
      expect(Date.parse(request.cancelUntil ?? '')).toBeGreaterThan(0);
      expect(request.steps.map((step) => step.state)).toEqual(['pending']);
      expect(JSON.stringify(request)).not.toContain(IBAN);
      expect(await balanceOf(account)).toBeCloseTo(before - Number(order.amount), 6);
      const cancelKey = key();
      expect(await moves.cancel(requestId, cancelKey)).toBe('cancelled');
      expect(await moves.cancel(requestId, cancelKey)).toBe('cancelled');
      expect(await balanceOf(account)).toBeCloseTo(before, 6);
      expect((await moves.pending()).map((pending) => pending.requestId)).not.toContain(requestId);
      expect(await rejectionOf(moves.cancel(requestId, key()))).toMatchObject({ kind: 'refused' });
    });

    test('a transfer moves once, however often it is sent', async () => {
      const target = await another();
      const [from, to] = [await balanceOf(account), await balanceOf(target)];
      const orderPart = { amount: '1.00', currency: account.currency };
      const { quoteId, received } = await moves.quote({
        ...orderPart,
        direction: 'transfer',
        login: account.login,
        toLogin: target.login,
      });
      const order = {
        ...orderPart,
        fromLogin: account.login,
        toLogin: target.login,
        quoteId,
        idempotencyKey: key(),
      };
      const [acceptedOrder, repeatedOrder] = await Promise.all([
        moves.transfer(order),
        moves.transfer(order),
      ]);
      expect(acceptedOrder).toMatchObject({ state: 'completed' });
      expect(repeatedOrder).toEqual(acceptedOrder);
      expect(await balanceOf(account)).toBeCloseTo(from - 1, 6);
      expect(await balanceOf(target)).toBeCloseTo(to + Number(received ?? 1), 6);
    });

    test('accounts and requests of others are not found', async () => {
      const quote = await aQuote();
      const deposit = { ...(await aDeposit()), login: NOT_THEIRS };
      const withdrawal = { ...(await aWithdrawal()), login: NOT_THEIRS };
      const { currency, login } = account;
      const order = { amount: '1.00', currency, idempotencyKey: key() };
      for (const call of [
        () => moves.methods(NOT_THEIRS, 'deposit'),
        () => moves.quote({ ...quote, login: NOT_THEIRS }),
        () => moves.deposit(deposit),
        () => moves.withdraw(withdrawal),
        () => moves.transfer({ ...order, fromLogin: NOT_THEIRS, toLogin: login }),
        () => moves.transfer({ ...order, fromLogin: login, toLogin: NOT_THEIRS }),
        () => moves.pending(NOT_THEIRS),
        () => moves.request(NO_REQUEST),
        () => moves.cancel(NO_REQUEST, key()),
      ])
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    const calls: readonly {
      readonly call: EndpointKey;
      /** Makes the call without a session. */
      readonly withoutSession: () => Promise<unknown>;
      readonly make: (signal?: AbortSignal) => Promise<unknown>;
      readonly abortable: boolean;
    }[] = [
      {
        call: 'paymentMethods',
        withoutSession: () => moves.methods(NOT_THEIRS, 'deposit'),
        make: (signal) => moves.methods(account.login, 'deposit', signal),
        abortable: true,
      },
      {
        call: 'quoteMoney',
        withoutSession: () =>
          moves.quote({ direction: 'transfer', login: 1, toLogin: 2, amount: '1.00', currency: 'USD' }),
        make: async (signal) => moves.quote(await aQuote(), signal),
        abortable: true,
      },
      {
        call: 'deposit',
        withoutSession: () =>
          moves.deposit({ login: 1, methodId: 'card', amount: '1', currency: 'USD', idempotencyKey: key() }),
        make: async () => moves.deposit(await aDeposit()),
        abortable: false,
      },
      {
        call: 'withdraw',
        withoutSession: () =>
          moves.withdraw({ login: 1, methodId: 'bank', amount: '1', currency: 'USD', idempotencyKey: key() }),
        make: async () => {
          const { requestId } = await moves.withdraw(await aWithdrawal());
          await moves.cancel(requestId, key());
        },
        abortable: false,
      },
      {
        call: 'transfer',
        withoutSession: () =>
          moves.transfer({ fromLogin: 1, toLogin: 2, amount: '1', currency: 'USD', idempotencyKey: key() }),
        make: async () => {
          const target = await another();
          const orderPart = { amount: '1.00', currency: account.currency };
          const toLogin = target.login;
          const { quoteId } = await moves.quote({
            ...orderPart,
            direction: 'transfer',
            login: account.login,
            toLogin,
          });
          await moves.transfer({
            ...orderPart,
            fromLogin: account.login,
            toLogin,
            quoteId,
            idempotencyKey: key(),
          });
        },
        abortable: false,
      },
      {
        call: 'moneyRequests',
        withoutSession: () => moves.pending(),
        make: (signal) => moves.pending(undefined, signal),
        abortable: true,
      },
      {
        call: 'moneyRequest',
        withoutSession: () => moves.request(NO_REQUEST),
        make: async (signal) => {
          const { requestId } = await moves.deposit(await aDeposit());
          return moves.request(requestId, signal);
        },
        abortable: true,
      },
      {
        call: 'cancelMoneyRequest',
        withoutSession: () => moves.cancel(NO_REQUEST, key()),
        make: async () => {
          const { requestId } = await moves.withdraw(await aWithdrawal());
          await moves.cancel(requestId, key());
        },
        abortable: false,
      },
    ];
    for (const { call, withoutSession, make, abortable } of calls) {
      describe(call, () => {
        describeSecuredCall(
          runner,
          () => world,
          () => withoutSession(),
          capabilities,
        );
        describeFailures(
          runner,
          () => world,
          { call, make: (_world, signal) => make(signal), abortable, hasResult: true },
          capabilities,
        );
      });
    }
  });
}

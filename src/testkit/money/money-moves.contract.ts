import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { MoneyMoves } from '../../application/money/ports/money-moves';
import type { Account } from '../../domain/accounts/account';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner/runner';
import type { Capabilities } from '../runner/capabilities';
import { describeFailures, rejectionOf } from '../runner/failures';
import type { GatewayWorld, MakeWorld } from '../runner/gateway-world';
import { describeSecuredCall } from '../runner/secured';
import { IBAN, newKey, SampleOrders } from './sample-orders';

type Needs = 'credentials' | 'port' | 'sessionToken' | 'failNext';
type World = Pick<GatewayWorld, Needs>;

/** A login and a request id that belong to no client. */
const FOREIGN_LOGIN = 2_000_000_001;
const UNKNOWN_REQUEST = '5f0c3b1e-0000-4000-8000-000000000000';

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
    let orders: SampleOrders;
    let account: Account;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
      moves = world.port(MoneyMoves);
      orders = await SampleOrders.create(world);
      ({ account } = orders);
    });

    test('an account has payment methods and an amount to withdraw', async () => {
      const deposit = await moves.methods(account.login, 'deposit');
      expect(deposit.currency).toBe(account.currency);
      expect(deposit.methods.length).toBeGreaterThan(0);
      const withdraw = await moves.methods(account.login, 'withdraw');
      expect(Number(withdraw.available)).toBeGreaterThan(0);
    });

    test('a quote states the cost and effect of a deposit, and moves no money', async () => {
      const quoteRequest = await orders.depositQuote();
      const before = await orders.balanceOf(account);
      const quote = await moves.quote(quoteRequest);
      expect(Number(quote.fee) + Number(quote.net)).toBeCloseTo(Number(quoteRequest.amount), 6);
      expect(Number(quote.effect.balanceAfter)).toBeCloseTo(before + Number(quote.net), 6);
      expect(await orders.balanceOf(account)).toBe(before);
    });

    test('an amount above the available one is refused, with the available amount', async () => {
      const { available } = await moves.methods(account.login, 'withdraw');
      const { id } = await orders.methodOf('withdraw');
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

    test('a deposit leads to the payment page, and is made once per key', async () => {
      const order = await orders.deposit();
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
      const order = await orders.deposit(true);
      const { requestId } = await moves.deposit(order);
      const request = await moves.request(requestId);
      expect(request).toMatchObject({ kind: 'deposit', network: order.network, redirectUrl: null });
      expect(request.address).toEqual(expect.any(String));
      expect(request.asset).toEqual(expect.any(String));
      expect(Number(request.payAmount)).toBeGreaterThan(0);
      expect(request.confirmationsNeeded).toBeGreaterThan(0);
    });

    test('a withdrawal reserves its amount until it is cancelled', async () => {
      const before = await orders.balanceOf(account);
      const order = await orders.withdrawal();
      const { requestId, state } = await moves.withdraw(order);
      expect(state).toBe('pending');
      const request = await moves.request(requestId);
      expect(request).toMatchObject({ kind: 'withdrawal', login: account.login, state: 'pending' });
      expect(Date.parse(request.cancelUntil ?? '')).toBeGreaterThan(0);
      expect(request.steps.map((step) => step.state)).toEqual(['pending']);
      expect(JSON.stringify(request)).not.toContain(IBAN);
      expect(await orders.balanceOf(account)).toBeCloseTo(before - Number(order.amount), 6);
      const cancelKey = newKey();
      expect(await moves.cancel(requestId, cancelKey)).toBe('cancelled');
      expect(await moves.cancel(requestId, cancelKey)).toBe('cancelled');
      expect(await orders.balanceOf(account)).toBeCloseTo(before, 6);
      expect((await moves.pending()).map((pending) => pending.requestId)).not.toContain(requestId);
      expect(await rejectionOf(moves.cancel(requestId, newKey()))).toMatchObject({ kind: 'refused' });
    });

    test('a repeated transfer moves the money once', async () => {
      const target = await orders.target();
      const [from, to] = [await orders.balanceOf(account), await orders.balanceOf(target)];
      const { order, quote } = await orders.transferTo(target);
      const [acceptedOrder, repeatedOrder] = await Promise.all([
        moves.transfer(order),
        moves.transfer(order),
      ]);
      expect(acceptedOrder).toMatchObject({ state: 'completed' });
      expect(repeatedOrder).toEqual(acceptedOrder);
      expect(await orders.balanceOf(account)).toBeCloseTo(from - 1, 6);
      expect(await orders.balanceOf(target)).toBeCloseTo(to + Number(quote.received ?? 1), 6);
    });

    test('accounts and requests of others are not found', async () => {
      const quote = await orders.depositQuote();
      const deposit = { ...(await orders.deposit()), login: FOREIGN_LOGIN };
      const withdrawal = { ...(await orders.withdrawal()), login: FOREIGN_LOGIN };
      const { currency, login } = account;
      const order = { amount: '1.00', currency, idempotencyKey: newKey() };
      for (const call of [
        () => moves.methods(FOREIGN_LOGIN, 'deposit'),
        () => moves.quote({ ...quote, login: FOREIGN_LOGIN }),
        () => moves.deposit(deposit),
        () => moves.withdraw(withdrawal),
        () => moves.transfer({ ...order, fromLogin: FOREIGN_LOGIN, toLogin: login }),
        () => moves.transfer({ ...order, fromLogin: login, toLogin: FOREIGN_LOGIN }),
        () => moves.pending(FOREIGN_LOGIN),
        () => moves.request(UNKNOWN_REQUEST),
        () => moves.cancel(UNKNOWN_REQUEST, newKey()),
      ])
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    const calls: readonly {
      readonly call: EndpointKey;
      /** Makes the call without a session. */
      readonly makeWithoutSession: () => Promise<unknown>;
      readonly make: (signal?: AbortSignal) => Promise<unknown>;
      readonly abortable: boolean;
    }[] = [
      {
        call: 'paymentMethods',
        makeWithoutSession: () => moves.methods(FOREIGN_LOGIN, 'deposit'),
        make: (signal) => moves.methods(account.login, 'deposit', signal),
        abortable: true,
      },
      {
        call: 'quoteMoney',
        makeWithoutSession: () =>
          moves.quote({ direction: 'transfer', login: 1, toLogin: 2, amount: '1.00', currency: 'USD' }),
        make: async (signal) => moves.quote(await orders.depositQuote(), signal),
        abortable: true,
      },
      {
        call: 'deposit',
        makeWithoutSession: () =>
          moves.deposit({
            login: 1,
            methodId: 'card',
            amount: '1',
            currency: 'USD',
            idempotencyKey: newKey(),
          }),
        make: async () => moves.deposit(await orders.deposit()),
        abortable: false,
      },
      {
        call: 'withdraw',
        makeWithoutSession: () =>
          moves.withdraw({
            login: 1,
            methodId: 'bank',
            amount: '1',
            currency: 'USD',
            idempotencyKey: newKey(),
          }),
        make: async () => {
          const { requestId } = await moves.withdraw(await orders.withdrawal());
          await moves.cancel(requestId, newKey());
        },
        abortable: false,
      },
      {
        call: 'transfer',
        makeWithoutSession: () =>
          moves.transfer({
            fromLogin: 1,
            toLogin: 2,
            amount: '1',
            currency: 'USD',
            idempotencyKey: newKey(),
          }),
        make: async () => {
          const { order } = await orders.transferTo(await orders.target());
          await moves.transfer(order);
        },
        abortable: false,
      },
      {
        call: 'moneyRequests',
        makeWithoutSession: () => moves.pending(),
        make: (signal) => moves.pending(undefined, signal),
        abortable: true,
      },
      {
        call: 'moneyRequest',
        makeWithoutSession: () => moves.request(UNKNOWN_REQUEST),
        make: async (signal) => {
          const { requestId } = await moves.deposit(await orders.deposit());
          return moves.request(requestId, signal);
        },
        abortable: true,
      },
      {
        call: 'cancelMoneyRequest',
        makeWithoutSession: () => moves.cancel(UNKNOWN_REQUEST, newKey()),
        make: async () => {
          const { requestId } = await moves.withdraw(await orders.withdrawal());
          await moves.cancel(requestId, newKey());
        },
        abortable: false,
      },
    ];
    for (const { call, makeWithoutSession, make, abortable } of calls) {
      describe(call, () => {
        describeSecuredCall(
          runner,
          () => world,
          () => makeWithoutSession(),
          capabilities,
        );
        describeFailures(
          runner,
          () => world,
          { call, make: (_world, signal) => make(signal), abortable, canBeMalformed: true },
          capabilities,
        );
      });
    }
  });
}

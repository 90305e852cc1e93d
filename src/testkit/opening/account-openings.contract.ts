import { expect } from 'expect';
import { AccountOpenings, type OpeningOrder } from '../../application/opening/ports/account-openings';
import { Accounts } from '../../application/accounts/ports/accounts';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { AccountKind } from '../../domain/accounts/account';
import { chooseOpening, NO_WISH } from '../../domain/opening/choose-opening';
import { openingRefusal } from '../../domain/opening/opening';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner/runner';
import type { Capabilities } from '../runner/capabilities';
import { describeFailures, rejectionOf } from '../runner/failures';
import type { GatewayWorld, MakeWorld } from '../runner/gateway-world';
import { describeSecuredCall } from '../runner/secured';

type Needs = 'port' | 'sessionToken' | 'failNext' | 'credentials';
type World = Pick<GatewayWorld, Needs>;

const UNKNOWN_REQUEST = '5f0c3b1e-0000-4000-8000-000000000000';
const NEW_PASSWORD = 'Trading1234';

/** The contract of the port `AccountOpenings`. */
export function describeAccountOpeningsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}AccountOpenings keeps the contract of AccountOpenings`, () => {
    let world: World;
    let openings: AccountOpenings;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
      openings = world.port(AccountOpenings);
    });

    /** The order that the form proposes. */
    const createOrder = async (kind: AccountKind): Promise<OpeningOrder> => {
      const { offers } = await openings.offers();
      const choice = chooseOpening(offers, kind, NO_WISH);
      if (!choice?.offer || !choice.leverage) throw new Error(`The client may open no ${kind} account.`);
      return {
        idempotencyKey: crypto.randomUUID(),
        offerId: choice.offer.id,
        currency: choice.wish.currency,
        leverage: choice.leverage.leverage,
        marginMode: choice.offer.marginModes[0] ?? null,
        swapFree: false,
        balance: choice.wish.balance || null,
        nickname: null,
        tradingPassword: NEW_PASSWORD,
        readOnlyPassword: null,
        termsVersion: choice.offer.terms?.version ?? null,
      };
    };
    /** The order with a leverage that the broker's staff has to approve. */
    const createReviewedOrder = async (order: OpeningOrder): Promise<OpeningOrder> => {
      const offer = (await openings.offers()).offers.find(({ id }) => id === order.offerId);
      const leverage = offer?.leverages.find(({ isAllowed, isReviewed }) => isAllowed && isReviewed);
      if (!leverage) throw new Error('No leverage needs an approval.');
      return { ...order, idempotencyKey: crypto.randomUUID(), leverage: leverage.leverage };
    };
    const accounts = async () => (await world.port(Accounts).list()).accounts;
    const refusalOf = async (order: OpeningOrder) => {
      const { codes, details, status } = await rejectionOf(openings.open(order));
      return { codes, status, ...openingRefusal(details) };
    };

    test('offers have currencies and leverages, and the password rules are included', async () => {
      const { nicknameLength, offers, passwordRules } = await openings.offers();
      expect(offers.length).toBeGreaterThan(0);
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
      for (const { currencies, leverages } of offers) {
        expect(currencies.length).toBeGreaterThan(0);
        expect(leverages.length).toBeGreaterThan(0);
      }
      expect(passwordRules.minLength).toBeGreaterThan(0);
      expect(nicknameLength).toBeGreaterThan(0);
    });

    test('a demo account is opened at once, and is in the list of accounts', async () => {
      const order = { ...(await createOrder('demo')), nickname: ' Robot  one ' };
      const acceptedOrder = await openings.open(order);
      expect(acceptedOrder.state).toBe('opened');
      const [request] = await openings.requests();
      expect(request).toMatchObject({
        requestId: acceptedOrder.requestId,
        state: 'opened',
        kind: 'demo',
        currency: order.currency,
        leverage: order.leverage,
        nickname: 'Robot one',
        hasReadOnlyPassword: false,
      });
      const account = (await accounts()).find(({ login }) => login === request?.login);
      expect(account).toMatchObject({ kind: 'demo', status: 'active', nickname: 'Robot one' });
      expect(Number(account?.balance)).toBe(Number(request?.balance));
      expect(JSON.stringify([request, acceptedOrder])).not.toContain(NEW_PASSWORD);
    });

    test('one key opens one account, and is refused for another order (20, 409)', async () => {
      const order = await createOrder('live');
      const before = (await accounts()).length;
      const first = await openings.open(order);
      expect(await openings.open(order)).toEqual(first);
      expect((await accounts()).length).toBe(before + 1);
      const conflict = await refusalOf({ ...order, tradingPassword: `${NEW_PASSWORD}5` });
      expect(conflict).toMatchObject({ codes: [ERROR_CODE.idempotencyConflict], status: 409 });
    });

    test('a request in review can be cancelled once', async () => {
      const acceptedOrder = await openings.open(await createReviewedOrder(await createOrder('live')));
      expect(acceptedOrder.state).toBe('pending');
      const [request] = await openings.requests();
      expect(request).toMatchObject({ requestId: acceptedOrder.requestId, login: null });
      expect(request?.decideBy).toEqual(expect.any(String));
      await openings.cancel(acceptedOrder.requestId);
      expect((await openings.requests())[0]?.state).toBe('cancelled');
      const secondCancel = await rejectionOf(openings.cancel(acceptedOrder.requestId));
      expect(secondCancel).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.refused] });
    });

    test('a refusal names its field', async () => {
      const order = await createOrder('demo');
      const invalidCode = [ERROR_CODE.invalid];
      expect(await refusalOf({ ...order, currency: 'XXX' })).toMatchObject({
        codes: invalidCode,
        field: 'currency',
      });
      expect(await refusalOf({ ...order, leverage: 7_777 })).toMatchObject({
        codes: invalidCode,
        field: 'leverage',
      });
      expect(await refusalOf({ ...order, nickname: 'x'.repeat(190) })).toMatchObject({ field: 'nickname' });
      expect(await refusalOf({ ...order, termsVersion: 'outdated' })).toMatchObject({
        reason: 'terms',
      });
      const weakPasswordCode = [ERROR_CODE.weakPassword];
      expect(await refusalOf({ ...order, tradingPassword: 'short' })).toMatchObject({
        codes: weakPasswordCode,
        field: 'tradingPassword',
      });
      expect(await refusalOf({ ...order, tradingPassword: world.credentials.password })).toMatchObject({
        codes: weakPasswordCode,
        field: 'tradingPassword',
      });
      expect(await refusalOf({ ...order, readOnlyPassword: NEW_PASSWORD })).toMatchObject({
        codes: weakPasswordCode,
        field: 'readOnlyPassword',
      });
      const unknownOffer = await refusalOf({ ...order, offerId: 'of-another-company' });
      expect(unknownOffer).toMatchObject({ codes: [ERROR_CODE.forbidden], status: 403 });
    });

    test('another client’s request is not found', async () => {
      expect(await rejectionOf(openings.cancel(UNKNOWN_REQUEST))).toMatchObject({
        kind: 'refused',
        status: 404,
      });
    });

    const calls: readonly {
      readonly call: EndpointKey;
      readonly canBeMalformed: boolean;
      readonly make: (
        openings: AccountOpenings,
        order: OpeningOrder,
        signal?: AbortSignal,
      ) => Promise<unknown>;
      readonly abortable: boolean;
    }[] = [
      {
        call: 'accountOffers',
        canBeMalformed: true,
        abortable: true,
        make: (port, _order, signal) => port.offers(signal),
      },
      {
        call: 'openRequests',
        canBeMalformed: true,
        abortable: true,
        make: (port, _order, signal) => port.requests(signal),
      },
      {
        call: 'openAccount',
        canBeMalformed: true,
        abortable: false,
        make: (port, order) => port.open(order),
      },
      {
        call: 'cancelOpenRequest',
        canBeMalformed: false,
        abortable: false,
        make: async (port, order) => {
          // After an earlier failed cancellation the request is still pending.
          const pendingRequest = (await port.requests()).find(({ state }) => state === 'pending');
          const { requestId } = pendingRequest ?? (await port.open(await createReviewedOrder(order)));
          await port.cancel(requestId);
        },
      },
    ];
    for (const { abortable, call, canBeMalformed, make } of calls) {
      describe(call, () => {
        let order: OpeningOrder;
        beforeEach(async () => {
          order = await createOrder(call === 'cancelOpenRequest' ? 'live' : 'demo');
        });
        describeSecuredCall(
          runner,
          () => world,
          ({ port }) => make(port(AccountOpenings), order),
          capabilities,
        );
        describeFailures(
          runner,
          () => world,
          {
            call,
            abortable,
            canBeMalformed,
            make: ({ port }, signal) => make(port(AccountOpenings), order, signal),
          },
          capabilities,
        );
      });
    }
  });
}

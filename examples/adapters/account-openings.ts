import {
  type Account,
  type AccountOpenings,
  ERROR_CODE,
  type OpeningOffer,
  type OpeningOffers,
  type OpeningOrder,
  type OpeningRequest,
  type AcceptedOpening,
  PortalError,
} from '@portico/portal';
import { answer } from './answer';

const FIRST_LOGIN = 70_000_001;
const DAY_MS = 24 * 3_600_000;

const leverage = (value: number, isReviewed = false) => ({
  leverage: value,
  isAllowed: true,
  needs: null,
  isReviewed,
  margins: [],
});

const LIVE: OpeningOffer = {
  id: 'live',
  kind: 'live',
  platform: 'MT5',
  accountType: 'One',
  server: 'Acme',
  marginModes: ['hedging'],
  currencies: ['USD'],
  leverages: [leverage(30), leverage(100, true)],
  balances: [],
  isSwapFreeOffered: false,
  commission: null,
  spread: null,
  firstDeposits: [],
  needs: null,
  isAllowed: true,
  isReviewed: false,
  terms: { version: '1', url: null, riskUrl: null },
};
const DEMO: OpeningOffer = {
  ...LIVE,
  id: 'demo',
  kind: 'demo',
  leverages: [leverage(100)],
  balances: [{ currency: 'USD', amounts: ['10000.00'] }],
};
const OFFERS: OpeningOffers = {
  level: null,
  limits: [],
  passwordRules: { minLength: 10, maxLength: 16, needs: [], notEmail: false },
  nicknameLength: 40,
  offers: [LIVE, DEMO],
};

/**
 * An order with an idempotency key: accounts that a client opens. Demo accounts are opened at once, live ones with a
 * high leverage after a review.
 */
export class AcmeOpenings implements AccountOpenings {
  readonly #clientPassword: string;
  #accounts: readonly Account[];
  #requests: readonly OpeningRequest[] = [];
  /** The first answer to each idempotency key, with its order. */
  readonly #answers = new Map<string, { readonly order: string; readonly result: AcceptedOpening }>();

  constructor(accounts: readonly Account[], clientPassword: string) {
    this.#accounts = accounts;
    this.#clientPassword = clientPassword;
  }

  get accounts(): readonly Account[] {
    return this.#accounts;
  }

  offers(signal?: AbortSignal): Promise<OpeningOffers> {
    return answer(() => OFFERS, signal);
  }

  open(order: OpeningOrder): Promise<AcceptedOpening> {
    return answer(() => {
      const content = JSON.stringify(order);
      const firstAnswer = this.#answers.get(order.idempotencyKey);
      if (firstAnswer && firstAnswer.order !== content)
        throw PortalError.refused([ERROR_CODE.idempotencyConflict], 409);
      const result = firstAnswer?.result ?? this.#execute(order);
      this.#answers.set(order.idempotencyKey, { order: content, result });
      return result;
    });
  }

  requests(signal?: AbortSignal): Promise<readonly OpeningRequest[]> {
    return answer(() => this.#requests, signal);
  }

  cancel(requestId: string): Promise<void> {
    return answer(() => {
      const request = this.#requests.find((candidate) => candidate.requestId === requestId);
      if (!request) throw PortalError.refused([ERROR_CODE.notFound], 404);
      if (request.state !== 'pending') throw PortalError.refused([ERROR_CODE.refused], 400);
      const cancelled: OpeningRequest = { ...request, state: 'cancelled' };
      this.#requests = this.#requests.map((entry) => (entry === request ? cancelled : entry));
    });
  }

  #execute(order: OpeningOrder): AcceptedOpening {
    const offer = this.#offerFor(order);
    const isReviewed = offer.leverages.some(
      (leverage) => leverage.leverage === order.leverage && leverage.isReviewed,
    );
    const now = Date.now();
    const login = isReviewed ? null : FIRST_LOGIN + this.#requests.length;
    const request: OpeningRequest = {
      requestId: `acme-${this.#requests.length + 1}`,
      state: isReviewed ? 'pending' : 'opened',
      reference: null,
      kind: offer.kind,
      platform: offer.platform,
      accountType: offer.accountType,
      server: offer.server,
      currency: order.currency,
      login,
      nickname: order.nickname?.trim().replaceAll(/\s+/g, ' ') || null,
      leverage: order.leverage,
      marginMode: 'hedging',
      swapFree: false,
      balance: order.balance,
      hasReadOnlyPassword: order.readOnlyPassword !== null,
      createdAt: new Date(now).toISOString(),
      decidedAt: isReviewed ? null : new Date(now).toISOString(),
      decideBy: isReviewed ? new Date(now + DAY_MS).toISOString() : null,
    };
    this.#requests = [request, ...this.#requests];
    if (login !== null) this.#accounts = [...this.#accounts, accountOf(request, login)];
    return { requestId: request.requestId, state: request.state };
  }

  /** The offer that an order names. Throws `refused` with the first field that the offer does not allow. */
  #offerFor(order: OpeningOrder): OpeningOffer {
    const refusal = (code: number, field: string, reason?: string) =>
      PortalError.refused([code], 400, undefined, { field, reason });
    const offer = OFFERS.offers.find(({ id }) => id === order.offerId);
    if (!offer) throw PortalError.refused([ERROR_CODE.forbidden], 403);
    if (!offer.currencies.includes(order.currency)) throw refusal(ERROR_CODE.invalid, 'currency');
    if (!offer.leverages.some((leverage) => leverage.leverage === order.leverage))
      throw refusal(ERROR_CODE.invalid, 'leverage');
    if ((order.nickname?.length ?? 0) > OFFERS.nicknameLength) throw refusal(ERROR_CODE.invalid, 'nickname');
    if (order.termsVersion !== offer.terms?.version) throw refusal(ERROR_CODE.invalid, 'terms', 'terms');
    const { readOnlyPassword, tradingPassword } = order;
    const isWeak = (password: string) =>
      password.length < OFFERS.passwordRules.minLength || password === this.#clientPassword;
    if (isWeak(tradingPassword)) throw refusal(ERROR_CODE.weakPassword, 'tradingPassword');
    if (readOnlyPassword !== null && (isWeak(readOnlyPassword) || readOnlyPassword === tradingPassword))
      throw refusal(ERROR_CODE.weakPassword, 'readOnlyPassword');
    return offer;
  }
}

/** The account that a request has opened. */
function accountOf(request: OpeningRequest, login: number): Account {
  const balance = request.balance ?? '0.00';
  return {
    login,
    platform: request.platform,
    kind: request.kind,
    currency: request.currency,
    nickname: request.nickname,
    server: request.server,
    accountType: request.accountType,
    marginMode: request.marginMode,
    name: null,
    leverage: request.leverage,
    balance,
    equity: balance,
    freeMargin: balance,
    credit: null,
    margin: null,
    floatingPl: null,
    marginLevel: null,
    marginCallLevel: null,
    stopOutLevel: null,
    swapFree: false,
    status: 'active',
    rights: 'full',
    openedAt: request.createdAt,
  };
}

import {
  AccountOpenings,
  bind,
  ERROR_CODE,
  type OpeningOffer,
  type OpeningOffers,
  type OpeningOrder,
  type OpeningRequest,
  type OpeningTaken,
  PortalError,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { type Book, bookWorld, clientsBook } from './trading';
import { inMemory, replaces, runner, signedIn } from './trial';

/*
 * Acme opens practice accounts at once, live ones at a high leverage after a look at them.
 */

const OFFER: Omit<OpeningOffer, 'id' | 'kind' | 'leverages' | 'balances'> = {
  platform: 'MT5',
  accountType: 'One',
  server: 'Acme',
  marginModes: ['hedging'],
  currencies: ['USD'],
  isSwapFreeOffered: false,
  commission: null,
  spread: null,
  firstDeposits: [],
  needs: null,
  isAllowed: true,
  isReviewed: false,
  terms: { version: '1', url: null, riskUrl: null },
};
const leverage = (of: number, isReviewed = false) => ({
  ...{ leverage: of, isAllowed: true, needs: null, isReviewed, margins: [] },
});
const OFFERS: OpeningOffers = {
  level: null,
  limits: [],
  passwordRules: { minLength: 10, maxLength: 16, needs: [], notEmail: false },
  nicknameLength: 40,
  offers: [
    { ...OFFER, id: 'live', kind: 'live', leverages: [leverage(30), leverage(100, true)], balances: [] },
    {
      ...{ ...OFFER, id: 'demo', kind: 'demo', leverages: [leverage(100)] },
      balances: [{ currency: 'USD', amounts: ['10000.00'] }],
    },
  ],
};
const FIRST_LOGIN = 70_000_001;
const DAY_MS = 24 * 3_600_000;

/** Accounts that clients open in the book. */
export class BookOpenings implements AccountOpenings {
  readonly #book: Book;
  readonly #requests: OpeningRequest[] = [];
  readonly #answers = new Map<string, { order: string; taken: OpeningTaken }>();

  constructor(book: Book) {
    this.#book = book;
  }

  offers(signal?: AbortSignal): Promise<OpeningOffers> {
    return answer(() => OFFERS, signal);
  }

  open(order: OpeningOrder): Promise<OpeningTaken> {
    return answer(() => {
      const written = JSON.stringify(order);
      const before = this.#answers.get(order.idempotencyKey);
      if (before && before.order !== written)
        throw PortalError.refused([ERROR_CODE.idempotencyConflict], 409);
      const taken = before?.taken ?? this.#open(order);
      this.#answers.set(order.idempotencyKey, { order: written, taken });
      return taken;
    });
  }

  requests(signal?: AbortSignal): Promise<readonly OpeningRequest[]> {
    return answer(() => this.#requests, signal);
  }

  cancel(requestId: string): Promise<void> {
    return answer(() => {
      const at = this.#requests.findIndex((one) => one.requestId === requestId);
      const found = this.#requests[at];
      if (!found) throw PortalError.refused([ERROR_CODE.notFound], 404);
      if (found.state !== 'pending') throw PortalError.refused([ERROR_CODE.refused], 400);
      this.#requests[at] = { ...found, state: 'cancelled' };
    });
  }

  #open(order: OpeningOrder): OpeningTaken {
    const offer = this.#checked(order);
    const { accountType, kind, platform, server } = offer;
    const isReviewed = offer.leverages.some((one) => one.leverage === order.leverage && one.isReviewed);
    const now = Date.now();
    const login = isReviewed ? null : FIRST_LOGIN + this.#requests.length;
    const nickname = order.nickname?.trim().replaceAll(/\s+/g, ' ') || null;
    const request: OpeningRequest = {
      ...{ requestId: `acme-${this.#requests.length + 1}`, state: isReviewed ? 'pending' : 'opened' },
      ...{ reference: null, kind, platform, accountType, server, currency: order.currency, login, nickname },
      ...{ leverage: order.leverage, marginMode: 'hedging', swapFree: false, balance: order.balance },
      ...{ hasReadOnlyPassword: order.readOnlyPassword !== null, createdAt: new Date(now).toISOString() },
      decidedAt: isReviewed ? null : new Date(now).toISOString(),
      decideBy: isReviewed ? new Date(now + DAY_MS).toISOString() : null,
    };
    this.#requests.unshift(request);
    if (login !== null) this.#add(request, login);
    return { requestId: request.requestId, state: request.state };
  }

  #add({ state: _state, ...request }: OpeningRequest, login: number): void {
    const balance = request.balance ?? '0.00';
    const { accountType, currency, kind, leverage: of, marginMode, nickname, platform, server } = request;
    this.#book.add({
      ...{ login, platform, kind, currency, nickname, server, accountType, marginMode, name: null },
      ...{ leverage: of, balance, equity: balance, freeMargin: balance, credit: null, margin: null },
      ...{ floatingPl: null, marginLevel: null, marginCallLevel: null, stopOutLevel: null },
      ...{ swapFree: false, status: 'active', rights: 'full', openedAt: request.createdAt },
    });
  }

  #checked(order: OpeningOrder): OpeningOffer {
    const refused = (code: number, field: string, reason?: string) =>
      PortalError.refused([code], 400, undefined, { field, reason });
    const offer = OFFERS.offers.find(({ id }) => id === order.offerId);
    if (!offer) throw PortalError.refused([ERROR_CODE.forbidden], 403);
    if (!offer.currencies.includes(order.currency)) throw refused(ERROR_CODE.invalid, 'currency');
    if (!offer.leverages.some((one) => one.leverage === order.leverage))
      throw refused(ERROR_CODE.invalid, 'leverage');
    if ((order.nickname?.length ?? 0) > OFFERS.nicknameLength) throw refused(ERROR_CODE.invalid, 'nickname');
    if (order.termsVersion !== offer.terms?.version) throw refused(ERROR_CODE.invalid, 'terms', 'terms');
    const { readOnlyPassword, tradingPassword } = order;
    const isWeak = (typed: string) =>
      typed.length < OFFERS.passwordRules.minLength || typed === this.#book.password;
    if (isWeak(tradingPassword)) throw refused(ERROR_CODE.weakPassword, 'tradingPassword');
    if (readOnlyPassword !== null && (isWeak(readOnlyPassword) || readOnlyPassword === tradingPassword))
      throw refused(ERROR_CODE.weakPassword, 'readOnlyPassword');
    return offer;
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(AccountOpenings, () => new BookOpenings(clientsBook()), {
    stock: kit.FakeAccountOpenings.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(AccountOpenings).offers(),
  });
  kit.describeAccountOpeningsContract(
    runner,
    'Book',
    bookWorld((book) => [bind(AccountOpenings, () => new BookOpenings(book))]),
    inMemory,
  );
}

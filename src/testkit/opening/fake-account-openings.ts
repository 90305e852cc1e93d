import type {
  AccountOpenings,
  OpeningOrder,
  AcceptedOpening,
} from '../../application/opening/ports/account-openings';
import type { Account } from '../../domain/accounts/account';
import { isNicknameTooLong, tidyNickname } from '../../domain/accounts/account-settings';
import type { OpeningOffer, OpeningOffers, OpeningRequest } from '../../domain/opening/opening';
import { checkPassword } from '../../domain/session/password-rules';
import { refuse } from '../kernel/refuse';
import { SOME_OFFERS } from './openings-data';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

const FIRST_LOGIN = 60_000_001;
const DAY_MS = 24 * 3_600_000;

/** Account openings of the backend's clients. */
export class FakeAccountOpenings implements AccountOpenings {
  /** The offers; the counts of their limits are computed per client. */
  baseOffers: OpeningOffers = SOME_OFFERS;
  private readonly requestsByClient = new Map<FakeClient, OpeningRequest[]>();
  private readonly answers = new Map<string, { order: string; acceptedOrder: AcceptedOpening }>();
  private count = 0;

  constructor(private readonly backend: FakeBackend) {}

  offers(signal?: AbortSignal): Promise<OpeningOffers> {
    return this.backend.answerClient('accountOffers', (client) => this.offersOf(client), { signal });
  }

  open(order: OpeningOrder): Promise<AcceptedOpening> {
    return this.backend.answerClient('openAccount', (client) => this.openOnce(client, order), {
      args: [order.offerId],
    });
  }

  requests(signal?: AbortSignal): Promise<readonly OpeningRequest[]> {
    return this.backend.answerClient('openRequests', (client) => [...this.requestsOf(client)].reverse(), {
      signal,
    });
  }

  cancel(requestId: string): Promise<void> {
    return this.backend.answerClient(
      'cancelOpenRequest',
      (client) => {
        const request = this.requestsOf(client).find((candidate) => candidate.requestId === requestId);
        if (!request) return refuse('notFound', 404);
        if (request.state !== 'pending') refuse('refused');
        this.replace(client, { ...request, state: 'cancelled' });
      },
      { args: [requestId] },
    );
  }

  /** Decides on a pending request, as the broker's staff does. */
  decide(requestId: string, isApproved: boolean): void {
    for (const [client, requests] of this.requestsByClient)
      for (const request of requests)
        if (request.requestId === requestId && request.state === 'pending')
          this.replace(
            client,
            isApproved ? this.openAccount(client, request) : { ...request, state: 'refused' },
          );
  }

  private openOnce(client: FakeClient, order: OpeningOrder): AcceptedOpening {
    const key = `${client.email} ${order.idempotencyKey}`;
    const previousOrder = this.answers.get(key);
    const body = JSON.stringify(order);
    if (previousOrder && previousOrder.order !== body) refuse('idempotencyConflict', 409);
    const acceptedOrder = previousOrder?.acceptedOrder ?? this.openNow(client, order);
    this.answers.set(key, { order: body, acceptedOrder });
    return acceptedOrder;
  }

  private openNow(client: FakeClient, order: OpeningOrder): AcceptedOpening {
    const { limits, offers } = this.offersOf(client);
    const offer = offers.find(({ id }) => id === order.offerId);
    if (!offer) return refuse('forbidden', 403);
    const { needs } = offer;
    if (!offer.isAllowed) refuse('forbidden', 403, { field: 'offer', reason: 'level', needs });
    this.check(offer, order);
    this.checkPasswords(client, order);
    const limit = limits.find(({ kind }) => kind === offer.kind);
    if (limit && limit.count >= limit.most)
      refuse('refused', 400, { field: 'kind', reason: 'limit', most: limit.most });
    const leverage = offer.leverages.find((candidate) => candidate.leverage === order.leverage);
    const isReviewed = offer.isReviewed || leverage?.isReviewed === true;
    const now = this.backend.now();
    this.count += 1;
    const { accountType, kind, platform, server } = offer;
    const newRequest: OpeningRequest = {
      requestId: `opening-${this.count}`,
      state: 'pending',
      kind,
      platform,
      accountType,
      server,
      reference: `A-${String(this.count).padStart(8, '0')}`,
      currency: order.currency,
      leverage: order.leverage,
      swapFree: order.swapFree,
      login: null,
      marginMode: order.marginMode ?? offer.marginModes[0] ?? null,
      balance: kind === 'demo' ? (order.balance ?? this.amountsOf(offer, order)[0] ?? null) : null,
      nickname: tidyNickname(order.nickname ?? '') || null,
      hasReadOnlyPassword: order.readOnlyPassword !== null,
      createdAt: new Date(now).toISOString(),
      decidedAt: null,
      decideBy: isReviewed ? new Date(now + DAY_MS).toISOString() : null,
    };
    const request = isReviewed ? newRequest : this.openAccount(client, newRequest);
    this.requestsByClient.set(client, [...this.requestsOf(client), request]);
    return { requestId: request.requestId, state: request.state };
  }

  private check(offer: OpeningOffer, order: OpeningOrder): void {
    const invalid = (field: string) => refuse('invalid', 400, { field });
    if (!offer.currencies.includes(order.currency)) invalid('currency');
    const leverage = offer.leverages.find((candidate) => candidate.leverage === order.leverage);
    if (!leverage) return invalid('leverage');
    if (!leverage.isAllowed)
      refuse('refused', 400, { field: 'leverage', reason: 'leverage', needs: leverage.needs });
    if (order.marginMode !== null && !offer.marginModes.includes(order.marginMode)) invalid('marginMode');
    if (order.swapFree && !offer.isSwapFreeOffered) invalid('swapFree');
    if (order.balance !== null && !this.amountsOf(offer, order).includes(order.balance)) invalid('balance');
    if (isNicknameTooLong(order.nickname ?? '', this.baseOffers)) invalid('nickname');
    if (offer.terms && order.termsVersion !== offer.terms.version)
      refuse('invalid', 400, { field: 'terms', reason: 'terms' });
  }

  private checkPasswords({ password }: FakeClient, order: OpeningOrder): void {
    const { readOnlyPassword, tradingPassword } = order;
    const isWeak = (candidate: string, forbiddenPasswords: readonly string[]) =>
      forbiddenPasswords.includes(candidate) ||
      checkPassword(candidate, this.baseOffers.passwordRules, undefined).some(({ isMet }) => !isMet);
    if (isWeak(tradingPassword, [password])) refuse('weakPassword', 400, { field: 'tradingPassword' });
    if (readOnlyPassword !== null && isWeak(readOnlyPassword, [password, tradingPassword]))
      refuse('weakPassword', 400, { field: 'readOnlyPassword' });
  }

  /** Adds the account to the client's accounts. */
  private openAccount(client: FakeClient, request: OpeningRequest): OpeningRequest {
    const login = Math.max(FIRST_LOGIN - 1, ...client.accounts.map((candidate) => candidate.login)) + 1;
    const { accountType, currency, kind, leverage, marginMode, nickname, platform, server, swapFree } =
      request;
    const at = new Date(this.backend.now()).toISOString();
    const balance = request.balance ?? '0.00';
    const account: Account = {
      login,
      platform,
      kind,
      currency,
      name: null,
      nickname,
      server,
      accountType,
      leverage,
      balance,
      equity: balance,
      credit: '0.00',
      margin: '0.00',
      freeMargin: balance,
      floatingPl: '0.00',
      marginLevel: null,
      marginCallLevel: '100.00',
      stopOutLevel: '50.00',
      swapFree,
      status: 'active',
      marginMode,
      rights: 'full',
      openedAt: at,
    };
    client.accounts = [...client.accounts, account];
    return { ...request, state: 'opened', login, decidedAt: at };
  }

  private offersOf(client: FakeClient): OpeningOffers {
    const countOf = (kind: OpeningOffer['kind']) =>
      client.accounts.filter((account) => account.kind === kind && account.status !== 'archived').length +
      this.requestsOf(client).filter((candidate) => candidate.kind === kind && candidate.state === 'pending')
        .length;
    const limits = this.baseOffers.limits.map((limit) => ({ ...limit, count: countOf(limit.kind) }));
    return { ...this.baseOffers, limits };
  }

  private amountsOf({ balances }: OpeningOffer, { currency }: OpeningOrder): readonly string[] {
    return balances.find((balance) => balance.currency === currency)?.amounts ?? [];
  }

  private requestsOf(client: FakeClient): readonly OpeningRequest[] {
    return this.requestsByClient.get(client) ?? [];
  }

  private replace(client: FakeClient, request: OpeningRequest): void {
    const updatedRequests = this.requestsOf(client).map((candidate) =>
      candidate.requestId === request.requestId ? request : candidate,
    );
    this.requestsByClient.set(client, updatedRequests);
  }
}

import type { DealingRefusalDetails } from '../../dealing/dealing-refusal';
import type {
  TerminalBody,
  TerminalDeal,
  TerminalEndedOrders,
  TerminalHistory,
  TerminalInstrument,
  TerminalOrder,
  TerminalPositions,
  TerminalQuote,
  TerminalSignIn,
} from '../../terminal/terminal-wire';

/** A call that did not succeed. */
export type Failure =
  /** The trade was refused, and nothing was done. */
  | { readonly kind: 'refused'; readonly details: DealingRefusalDetails }
  /** Login or password is wrong, or the session has ended. */
  | { readonly kind: 'unauthorized' }
  /** Too many attempts: seconds until the next one. */
  | { readonly kind: 'too-many'; readonly seconds: number }
  /** No answer arrived: the call may have been executed. */
  | { readonly kind: 'no-answer' }
  /** The server answered with something else. */
  | { readonly kind: 'failed' };

export type Result<Value> = { readonly kind: 'done'; readonly value: Value } | Failure;

const TIMEOUT_MS = 15_000;
const DEFAULT_WAIT_SECONDS = 60;

/** The terminal's calls on the page's own origin. They never throw. */
export class TerminalCalls {
  /** @param tokenOf the session's token; null if nobody is signed in. */
  constructor(private readonly tokenOf: () => string | null) {}

  signIn = (login: string, password: string) =>
    this.#post<TerminalSignIn>('sign-in', { login: Number(login), password });
  signOut = () => this.#post<object>('sign-out', {});
  instruments = () => this.#get<{ readonly instruments: readonly TerminalInstrument[] }>('instruments');
  positions = () => this.#get<TerminalPositions>('positions');
  orders = () => this.#get<{ readonly orders: readonly TerminalOrder[] }>('orders');
  history = (cursor?: string) => this.#get<TerminalHistory>(pageAddress('history', cursor));
  endedOrders = (cursor?: string) => this.#get<TerminalEndedOrders>(pageAddress('ended-orders', cursor));
  quote = (trade: Pick<TerminalBody<'order'>, 'symbol' | 'side' | 'lots'>) =>
    this.#post<TerminalQuote>('quote', trade);
  order = (order: TerminalBody<'order'>) =>
    this.#post<{ readonly ticket: number; readonly price: string }>('order', order);
  change = (change: TerminalBody<'change'>) => this.#post<object>('change', change);
  cancel = (orderId: number) => this.#post<object>('cancel', { orderId });
  close = (closing: TerminalBody<'close'>) => this.#post<TerminalDeal>('close', closing);

  /** Opens the stream of events; null if it could not be opened. */
  async openEvents(signal: AbortSignal): Promise<Response | Failure> {
    try {
      const response = await fetch('/Terminal/events', { headers: this.#headers(), signal });
      return response.ok && response.body ? response : await failureOf(response);
    } catch {
      return { kind: 'no-answer' };
    }
  }

  #get<Value>(path: string): Promise<Result<Value>> {
    return this.#call(path, {});
  }

  #post<Value>(path: string, body: object): Promise<Result<Value>> {
    return this.#call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #call<Value>(path: string, request: RequestInit): Promise<Result<Value>> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      const headers = { ...request.headers, ...this.#headers() };
      const response = await fetch(`/Terminal/${path}`, { ...request, headers, signal: controller.signal });
      if (!response.ok) return await failureOf(response);
      return { kind: 'done', value: (await response.json()) as Value };
    } catch {
      return { kind: 'no-answer' };
    } finally {
      clearTimeout(timer);
    }
  }

  #headers(): Record<string, string> {
    const token = this.tokenOf();
    return token === null ? {} : { authorization: `Bearer ${token}` };
  }
}

const pageAddress = (path: string, cursor: string | undefined): string =>
  cursor === undefined ? path : `${path}?cursor=${encodeURIComponent(cursor)}`;

async function failureOf(response: Response): Promise<Failure> {
  const { headers, status } = response;
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 429)
    return { kind: 'too-many', seconds: Number(headers.get('retry-after')) || DEFAULT_WAIT_SECONDS };
  // A gateway that cannot be reached, or its database, may have executed the call all the same.
  if (status >= 502 && status <= 504) return { kind: 'no-answer' };
  const body: unknown = await response.json().catch(() => null);
  return isRefusal(body) ? { kind: 'refused', details: body } : { kind: 'failed' };
}

function isRefusal(body: unknown): body is DealingRefusalDetails {
  return typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string';
}

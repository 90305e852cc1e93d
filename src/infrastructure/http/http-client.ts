import { PortalError } from '../../domain/errors';
import type { Gateway } from '../../application/ports/gateway';
import type { Answer, AskedAhead, Prefetched } from './answer';
import {
  ENDPOINTS,
  addressOf,
  type AddressParts,
  type EndpointKey,
  type GatewayAddress,
} from './endpoints.table';
import { readEnvelope } from './envelope';
import { axiosTransport, type Transport } from './transport';

export interface Call<T> extends AddressParts {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Speaks for another token than the session's; its 401 is an ordinary refusal. */
  as?: string;
  signal?: AbortSignal | undefined;
  /** Makes a value of the answer's JSON (`undefined` for an empty body); throws what it can't read. */
  read: (json: unknown) => T;
}

/**
 * The one place that talks HTTP: addresses, the bearer, what a status means, and the 401 (specification 7).
 * Every failure is a `PortalError`; retries are not its business but the query cache's.
 */
export class HttpClient implements Gateway {
  private address: GatewayAddress = { apiBaseUrl: '', apiVersion: '1' };
  private bearer: string | null = null;
  private unauthorized: (refusedToken: string) => void = () => undefined;

  constructor(
    private readonly prefetched: Prefetched = new Map(),
    private readonly transport: Transport = axiosTransport,
  ) {}

  configure(address: GatewayAddress): void {
    this.address = address;
  }

  setBearer(token: string | null): void {
    this.bearer = token;
  }

  onUnauthorized(listener: (refusedToken: string) => void): void {
    this.unauthorized = listener;
  }

  /** Makes a call and reads its answer. */
  async call<T>(key: EndpointKey, call: Call<T>): Promise<T> {
    return (await this.timed(key, call)).value;
  }

  /** The same, with the time the answer was given. */
  async timed<T>(key: EndpointKey, call: Call<T>): Promise<{ value: T; asOf: number }> {
    const { base, method } = ENDPOINTS[key];
    const url = addressOf(key, this.address, call);
    const token = base === 'own' ? null : (call.as ?? this.bearer);
    const ahead = this.takePrefetched(url, token);
    const answer = await (ahead
      ? unlessAborted(ahead.answer, call.signal)
      : this.transport({
          method,
          url,
          headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...call.headers },
          body: call.body,
          signal: call.signal,
        }));
    // Of an answer that was asked for without a token nobody was refused.
    const sent = ahead ? ahead.token : token;
    if (answer.status === 401 && sent !== null && call.as === undefined) this.unauthorized(sent);
    return { value: readEnvelope(answer, base, call.read), asOf: answer.receivedAt };
  }

  /** What boot asked for: in the name of this token, or in nobody's. Another client's answer is dropped. */
  private takePrefetched(url: string, token: string | null): AskedAhead | undefined {
    const ahead = this.prefetched.get(url);
    this.prefetched.delete(url);
    return ahead && (ahead.token === null || ahead.token === token) ? ahead : undefined;
  }
}

function unlessAborted(coming: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  return coming.then(
    (answer) => {
      if (signal?.aborted) throw PortalError.aborted();
      return answer;
    },
    () => {
      throw PortalError.unavailable();
    },
  );
}

import { PortalError } from '../../domain/kernel/errors';
import type { Gateway } from '../../application/kernel/core-ports/gateway';
import type { HttpAnswer, PrefetchedAnswer, PrefetchedAnswers } from './answer';
import type { Reader } from './codecs';
import type { BodyIn, Frozen, IsStream, ParametersIn, SuccessOf } from './contract';
import { ENDPOINTS } from './contract.generated';
import {
  addressOf,
  isOwn,
  type AddressParts,
  type EndpointKey,
  type ExchangeKey,
  type GatewayAddress,
  type OperationOf,
  type Part,
} from './endpoints';
import { readEnvelope } from './envelope';
import { GatewayTime } from './gateway-time';
import { axiosTransport, type ReadStream, type Transport } from './transport';

interface CallOptions<Sent, T> {
  /** Another token than the session's; its 401 is an ordinary refusal. */
  readonly bearer?: string;
  readonly signal?: AbortSignal | undefined;
  /** Accepts every answer that the contract allows. */
  readonly read: Reader<Sent, T>;
}

/** A call that is answered with JSON, or by a stream. */
type CallKey = Exclude<EndpointKey, ExchangeKey>;

/**
 * A call as the contract has it: address, headers, body and the reader of its answer. A `stream` reads a body of events
 * as it arrives; then `read` gets an empty body.
 */
export type Call<Key extends CallKey, T> = CallOptions<SuccessOf<OperationOf<Key>>, T> &
  AddressParts<Key> &
  Part<'body', Frozen<BodyIn<OperationOf<Key>>>> &
  Part<'headers', ParametersIn<OperationOf<Key>, 'header'>> &
  (IsStream<OperationOf<Key>> extends true ? { readonly stream: ReadStream } : { readonly stream?: never });

/** A request of another protocol. */
type Exchange<Key extends ExchangeKey> = AddressParts<Key> & {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob | undefined;
  readonly signal: AbortSignal | undefined;
};

/**
 * The only HTTP client: addresses, the bearer, the meaning of a status, and the 401 (R7).
 * Every failure is a `PortalError`; retries are left to the query cache.
 */
export class HttpClient implements Gateway {
  /** Time of the gateway, by all of its answers. */
  readonly time = new GatewayTime();
  /** States of the client's data in the answers (`Client-State`); the reader of the stream takes them. */
  readonly answeredStates = new Set<string>();
  private address: GatewayAddress = { apiBaseUrl: '', apiVersion: '1' };
  private bearer: string | null = null;
  private unauthorizedListener: (refusedToken: string) => void = () => undefined;

  constructor(
    private readonly prefetchedAnswers: PrefetchedAnswers = new Map(),
    private readonly transport: Transport = axiosTransport,
  ) {}

  configure(address: GatewayAddress): void {
    this.address = address;
  }

  /** The address of a file that the gateway names by its path. */
  addressOfFile(path: string): string {
    return this.address.apiBaseUrl + path;
  }

  setBearer(token: string | null): void {
    this.answeredStates.clear();
    this.bearer = token;
  }

  onUnauthorized(listener: (refusedToken: string) => void): void {
    this.unauthorizedListener = listener;
  }

  /** Makes a call and reads its answer. */
  async call<Key extends CallKey, T>(key: Key, call: Call<Key, T>): Promise<T> {
    return (await this.callWithTime(key, call)).value;
  }

  /** Like `call`, with the time of the answer. */
  async callWithTime<Key extends CallKey, T>(
    key: Key,
    call: Call<Key, T>,
  ): Promise<{ value: T; asOf: number }> {
    const {
      bearer: as,
      signal,
      read,
      body,
      headers,
      stream,
    } = call as CallOptions<unknown, T> & {
      body?: unknown;
      headers?: Readonly<Record<string, string>>;
      stream?: ReadStream;
    };
    const url = addressOf(key, this.address, call);
    const { method } = ENDPOINTS[key];
    const isOwnFile = isOwn(key);
    const token = isOwnFile ? null : (as ?? this.bearer);
    const prefetchedAnswer = this.takePrefetched(url, token);
    const answer = await (prefetchedAnswer
      ? rejectIfAborted(prefetchedAnswer.answer, signal)
      : this.transport({
          method,
          url,
          headers: {
            ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
            // This header tells a proxy or a virus scanner not to wait for the end of the body.
            ...(stream && { Accept: 'text/event-stream' }),
            ...headers,
          },
          // A POST without content is JSON too.
          body: method === 'POST' ? (body ?? {}) : undefined,
          signal,
          stream,
        }));
    // The portal's own files may come from another server, or from a cache.
    if (!isOwnFile) this.learnTime(answer);
    const state = answer.header?.('client-state');
    if (state) this.answeredStates.add(state);
    // A 401 to a call without a token ends no session.
    const sentToken = prefetchedAnswer ? prefetchedAnswer.token : token;
    if (answer.status === 401 && sentToken !== null && as === undefined) this.unauthorizedListener(sentToken);
    const value = await readEnvelope(answer, isOwnFile ? 'own' : 'gateway', (json) => read.read(json));
    return { value, asOf: answer.receivedAt };
  }

  /**
   * Makes a request of another protocol below the gateway's address (tus, D9): its own headers and statuses replace
   * the envelope. Resolves with any answer; a 401 ends the session as in any call.
   */
  async exchange<Key extends ExchangeKey>(key: Key, request: Exchange<Key>): Promise<HttpAnswer> {
    const { headers, body, signal } = request;
    const token = this.bearer;
    const answer = await this.transport({
      method: ENDPOINTS[key].method,
      url: addressOf(key, this.address, request),
      body,
      signal,
      headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...headers },
    });
    this.learnTime(answer);
    if (answer.status === 401 && token !== null) this.unauthorizedListener(token);
    return answer;
  }

  private learnTime({ timeOrigin }: HttpAnswer): void {
    if (timeOrigin !== undefined) this.time.correct(timeOrigin);
  }

  /** The prefetched answer for this token, or one without a token. Another client's answer is dropped. */
  private takePrefetched(url: string, token: string | null): PrefetchedAnswer | undefined {
    const prefetchedAnswer = this.prefetchedAnswers.get(url);
    this.prefetchedAnswers.delete(url);
    return prefetchedAnswer && (prefetchedAnswer.token === null || prefetchedAnswer.token === token)
      ? prefetchedAnswer
      : undefined;
  }
}

function rejectIfAborted(
  pendingAnswer: Promise<HttpAnswer>,
  signal: AbortSignal | undefined,
): Promise<HttpAnswer> {
  return pendingAnswer.then(
    (answer) => {
      if (signal?.aborted) throw PortalError.aborted();
      return answer;
    },
    () => {
      throw PortalError.unavailable();
    },
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ContractOperation } from '../../contract/load-contract';

/** Longer than the portal waits before it reports a slow call (15 s). */
const TIMEOUT_MS = 30_000;
/** The longest Retry-After to respect, for a gateway with rate limits. */
const MAX_PAUSE_S = 20;
const MAX_TRIES = 4;
export const TOO_MANY_REQUESTS = 429;

/** The arguments of a call. */
export interface Arguments {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bearer token; none is sent if undefined. */
  readonly token?: string | undefined;
  /** JSON body of a POST. */
  readonly body?: unknown;
}

/** The answer to a call. */
export interface Answer {
  /** Method and address as requested, without the origin. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
}

/** No answer was received; the message says why. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

export interface CallerOptions {
  /** Absolute, without a trailing slash. */
  readonly base: string;
  /** The `1` of `v1`. */
  readonly apiVersion: string;
  /** Origin header of the requests, as a browser would send it. */
  readonly origin?: string | undefined;
}

/** Makes the calls of the contract over HTTP, and counts the requests. */
export class Caller {
  /** Number of requests so far. */
  count = 0;

  constructor(private readonly options: CallerOptions) {}

  /** Makes a call of the contract. @throws NoAnswerError */
  call({ method, path }: Pick<ContractOperation, 'method' | 'path'>, parts: Arguments = {}): Promise<Answer> {
    const values = { ...parts.path, ver: this.options.apiVersion };
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent((values as Readonly<Record<string, string | number>>)[name] ?? ''),
    );
    const search = new URLSearchParams(
      Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]),
    ).toString();
    return this.send(method, filledPath + (search && `?${search}`), parts);
  }

  /** Sends the preflight of a call, as a browser would. @throws NoAnswerError */
  preflight({ method, path }: Pick<ContractOperation, 'method' | 'path'>): Promise<Answer> {
    const headers = {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    };
    return this.send('OPTIONS', path.replace('{ver}', this.options.apiVersion), { headers });
  }

  private async send(
    method: string,
    address: string,
    parts: Arguments,
    triesLeft = MAX_TRIES,
  ): Promise<Answer> {
    this.count += 1;
    const answer = await this.request(method, address, parts);
    if (answer.status !== TOO_MANY_REQUESTS || method !== 'GET' || triesLeft === 1) return answer;
    await sleep(1000 * Math.min(Number(answer.headers.get('retry-after')) || 1, MAX_PAUSE_S));
    return this.send(method, address, parts, triesLeft - 1);
  }

  private async request(
    method: string,
    address: string,
    { token, headers, body }: Arguments,
  ): Promise<Answer> {
    const { base, origin } = this.options;
    try {
      const response = await fetch(base + address, {
        method,
        redirect: 'manual',
        headers: {
          ...(origin !== undefined && { origin }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      const request = `${method} ${address}`;
      return { request, status: response.status, headers: response.headers, text, json: parseJson(text) };
    } catch (error) {
      throw new NoAnswerError(`no answer to ${method} ${address}: ${reasonOf(error)}`);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `none within ${TIMEOUT_MS / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
}

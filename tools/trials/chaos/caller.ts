import { setTimeout as sleep } from 'node:timers/promises';
import { loadContract } from '../../../contract/load-contract';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import type { Ledger, RequestOutcome } from './ledger';

/** Longer than any time-out of the gateway: an answer not received by then will never arrive. */
const ANSWER_WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 250;

const CONTRACT = new Map(loadContract().map((operation) => [operation.id, operation]));

export interface Answer {
  readonly outcome: RequestOutcome;
  readonly status: number;
  readonly errorCode?: number | undefined;
  // Each call has its own shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly result?: any;
  /** Without an answer, its cause. */
  readonly cause?: string;
}

export interface ChaosRequest {
  readonly call: OperationId;
  readonly body?: object;
  readonly token?: string;
}

/** A change that a request makes, as the ledger records it. */
export interface Change {
  readonly kind: string;
  readonly subject: string;
  readonly value?: string;
}

/** Thrown if a client cannot continue: the run ended before an answer, or the problem is already recorded. */
export class CannotContinue extends Error {}

/** The time and the outcome of a request. */
export interface ObservedAnswer {
  readonly ms: number;
  readonly outcome: RequestOutcome;
  /** Without an answer, the request and its cause. */
  readonly failure?: string;
}

export type AnswerObserver = (answer: ObservedAnswer) => void;

/** Makes requests as browsers do through a load balancer: each from an IP of its own. */
export class Caller {
  constructor(
    private readonly nextUrl: () => string,
    private readonly ledger: Ledger,
    /** True once retrying makes no sense. */
    private readonly isOver: () => boolean,
    private readonly observe: AnswerObserver = () => undefined,
    /** Headers of each request. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async waitToRetry(): Promise<void> {
    if (this.isOver()) throw new CannotContinue();
    await sleep(RETRY_AFTER_MS);
  }

  /** Makes a request of the tus protocol; resolves to undefined after a 5xx, or without an answer. */
  async requestTus(
    { method, id, token }: { method: 'POST' | 'HEAD' | 'PATCH'; id: string; token: string },
    headers: Readonly<Record<string, string>> = {},
    body?: Uint8Array,
  ): Promise<{ status: number; headers: Headers } | undefined> {
    const startedAt = performance.now();
    const observe = (outcome: RequestOutcome, cause: string) =>
      this.#observe(startedAt, outcome, `${method} of a document`, cause);
    try {
      const answer = await fetch(`${this.nextUrl()}/api/client/v1/Document/files${id && `/${id}`}`, {
        method,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: { ...this.headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
        ...(body && ({ body } as unknown as RequestInit)),
      });
      await answer.body?.cancel();
      observe(answer.status >= 500 ? 'unknown' : answer.ok ? 'done' : 'refused', statusCause(answer.status));
      return answer.status >= 500 ? undefined : answer;
    } catch (error) {
      observe('unknown', errorCause(error));
      return undefined;
    }
  }

  async request(request: ChaosRequest): Promise<Answer> {
    const startedAt = performance.now();
    const answer = await this.#fetch(request);
    this.#observe(startedAt, answer.outcome, request.call, answer.cause ?? '');
    return answer;
  }

  #observe(startedAt: number, outcome: RequestOutcome, request: string, cause: string): void {
    const ms = performance.now() - startedAt;
    this.observe(outcome === 'unknown' ? { ms, outcome, failure: `${request}: ${cause}` } : { ms, outcome });
  }

  async #fetch({ call, body, token }: ChaosRequest): Promise<Answer> {
    const operation = CONTRACT.get(call);
    if (!operation) throw new Error(`The contract has no ${call}.`);
    try {
      const answer = await fetch(this.nextUrl() + operation.path.replace('{ver}', '1'), {
        method: operation.method,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          ...this.headers,
          'x-forwarded-for': randomIp(),
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { status } = answer;
      const text = await answer.text();
      if (status >= 500) return { outcome: 'unknown', status, cause: statusCause(status) };
      const { hasError, errors, result } = (text === '' ? {} : JSON.parse(text)) as Record<string, never>;
      if (answer.ok && !hasError) return { outcome: 'done', status, result };
      return {
        outcome: 'refused',
        status,
        errorCode: (errors as { errorCode: number }[] | undefined)?.[0]?.errorCode,
      };
    } catch (error) {
      return { outcome: 'unknown', status: 0, cause: errorCause(error) };
    }
  }

  /** Retries until the request is done or refused, and records each answer for every change. */
  async requestUntilAnswered(request: ChaosRequest, ...changes: readonly Change[]): Promise<Answer> {
    for (;;) {
      const answer = await this.request(request);
      for (const change of changes) this.record(change, answer);
      if (answer.outcome !== 'unknown' || this.isOver()) return answer;
      await sleep(RETRY_AFTER_MS);
    }
  }

  record({ kind, subject, value = '' }: Change, { outcome, status, errorCode }: Answer): void {
    this.ledger.record({ kind, subject, value, outcome, status, errorCode });
  }
}

const statusCause = (status: number): string => `status ${status}`;

/** Distinguishes a client that waits no longer from a connection that is closed or refused. */
function errorCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `timed out after ${ANSWER_WITHIN_MS / 1_000} s`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
}

/** A client's IP. Rate limits are per IP, so requests must not share one. */
function randomIp(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `100.${part()}.${part()}.${part()}`;
}

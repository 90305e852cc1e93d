import { PortalError } from '@portico/portal';

const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/**
 * The HTTP client of the editors' system. It reports each failure as a `PortalError` of the right kind.
 */
export class Editorial {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch) {
    this.#fetch = fetcher;
  }

  /** Fetches one of its lists. `read` returns `undefined` for an answer of another shape. */
  async get<T>(
    list: string,
    read: (body: unknown) => T | undefined,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const response = await this.#send(`https://editors.acme.example/${list}`, signal);
    const { status } = response;
    const waitMs = Number(response.headers.get('Retry-After') ?? NaN) * 1000;
    const retryAfterMs = Number.isNaN(waitMs) ? undefined : waitMs;
    if (status >= SERVER_ERROR || status === TOO_MANY_REQUESTS)
      throw PortalError.unavailable({ status, retryAfterMs });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw PortalError.refused(codesOf(body), status, retryAfterMs);
    const value = read(body);
    if (value === undefined) throw PortalError.malformed(list);
    return value;
  }

  async #send(address: string, signal: AbortSignal | undefined): Promise<Response> {
    try {
      return await this.#fetch(address, { signal: signal ?? null });
    } catch {
      throw signal?.aborted ? PortalError.aborted() : PortalError.unavailable();
    }
  }
}

export const isRecord = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null;

export const textOf = (body: unknown): string | null => (typeof body === 'string' ? body : null);

/** Reads a list; skips items of another shape. */
export const listOf =
  <T>(item: (body: unknown) => T | undefined) =>
  (body: unknown): readonly T[] | undefined =>
    Array.isArray(body) ? body.map(item).filter((entry) => entry !== undefined) : undefined;

function codesOf(body: unknown): readonly number[] {
  const codes: unknown = isRecord(body) ? body['codes'] : [];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'number') : [];
}

import { PortalError } from '@portico/portal';

const SERVER_ERROR = 500;
const TOO_MANY = 429;

/** The HTTP client of the editors' system. It reports each failure as the portal needs it: as a `PortalError` of one kind. */
export class Editorial {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch) {
    this.#fetch = fetcher;
  }

  /** Fetches one of its lists. `read` returns `undefined` for an answer of another shape. */
  async get<T>(
    list: string,
    read: (sent: unknown) => T | undefined,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const response = await this.#answer(`https://editors.acme.example/${list}`, signal);
    const { status } = response;
    const waitMs = Number(response.headers.get('Retry-After') ?? NaN) * 1000;
    const retryAfterMs = Number.isNaN(waitMs) ? undefined : waitMs;
    if (status >= SERVER_ERROR || status === TOO_MANY)
      throw PortalError.unavailable({ status, retryAfterMs });
    const sent: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw PortalError.refused(codesOf(sent), status, retryAfterMs);
    const value = read(sent);
    if (value === undefined) throw PortalError.malformed(list);
    return value;
  }

  async #answer(address: string, signal: AbortSignal | undefined): Promise<Response> {
    try {
      return await this.#fetch(address, { signal: signal ?? null });
    } catch {
      throw signal?.aborted ? PortalError.aborted() : PortalError.unavailable();
    }
  }
}

export const isRecord = (sent: unknown): sent is Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null;

export const textOf = (sent: unknown): string | null => (typeof sent === 'string' ? sent : null);

/** Reads a list without the items of another shape. */
export const listOf =
  <T>(item: (sent: unknown) => T | undefined) =>
  (sent: unknown): readonly T[] | undefined =>
    Array.isArray(sent) ? sent.map(item).filter((one) => one !== undefined) : undefined;

function codesOf(sent: unknown): readonly number[] {
  const codes: unknown = isRecord(sent) ? sent['codes'] : [];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'number') : [];
}

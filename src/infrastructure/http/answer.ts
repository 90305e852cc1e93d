/** A raw HTTP answer, before it is checked. */
export interface HttpAnswer {
  status: number;
  text: string;
  /** The `Retry-After` header, where the gateway lets the page read it. */
  retryAfter: string | null;
  /** When it arrived, epoch milliseconds on the gateway's clock where its `Date` can be read, else the browser's. */
  receivedAt: number;
  /** The gateway's epoch milliseconds at which `performance.now()` was zero; missing if its `Date` can't be read. */
  timeOrigin?: number | undefined;
  /** Any other header by its name in lower case; missing in a prefetched answer. */
  header?: (name: string) => string | null;
}

/**
 * The longest body that is read, in characters: enough for more than ten thousand accounts. Reading a longer one would block
 * the page (F3).
 */
export const LONGEST_BODY = 8 * 1024 * 1024;

/** A call that was made before the bundle was loaded. */
export interface PrefetchedAnswer {
  /** The token that it carried; `null` for a call without token, whose answer is the same for all clients. */
  readonly token: string | null;
  readonly answer: Promise<HttpAnswer>;
}

/** Prefetched answers by address without method; each can be used once. */
export type PrefetchedAnswers = Map<string, PrefetchedAnswer>;

/** An answer from its parts; headers that another origin does not expose read as `null`. */
export function httpAnswer(
  status: number,
  text: string,
  header: (name: string) => string | null,
): HttpAnswer {
  const date = Date.parse(header('date') ?? '');
  return {
    status,
    text,
    retryAfter: header('retry-after'),
    receivedAt: Number.isNaN(date) ? Date.now() : date,
    timeOrigin: Number.isNaN(date) ? undefined : date - performance.now(),
    header,
  };
}

/** An answer as it came over the wire, before it is checked. */
export interface HttpAnswer {
  status: number;
  text: string;
  /** The `Retry-After` header, where the gateway lets the page read it. */
  retryAfter: string | null;
  /** When it arrived, epoch milliseconds on the gateway's clock where its `Date` can be read, else the browser's. */
  receivedAt: number;
  /** Any other header by its name in lower case; missing where the answer was asked for ahead. */
  header?: (name: string) => string | null;
}

/**
 * The longest body that is read, in characters: more than ten thousand accounts take. Reading a longer one would hold
 * the page up (F3).
 */
export const LONGEST_BODY = 8 * 1024 * 1024;

/** A call that was made before the bundle was there. */
export interface AskedAhead {
  /** The token that it carried; `null` where it carried none, and its answer is the same for everybody. */
  readonly token: string | null;
  readonly answer: Promise<HttpAnswer>;
}

/** What was asked for ahead, by method-less address; each answer can be taken once. */
export type Prefetched = Map<string, AskedAhead>;

/** An answer from its parts; headers that another origin does not expose read as `null`. */
export function answer(status: number, text: string, header: (name: string) => string | null): HttpAnswer {
  const date = Date.parse(header('date') ?? '');
  return {
    status,
    text,
    retryAfter: header('retry-after'),
    receivedAt: Number.isNaN(date) ? Date.now() : date,
    header,
  };
}

/**
 * The answer to a client's request: it is done (2xx), refused (4xx), or nothing reliable (5xx, a
 * broken connection, no answer in time). In the last case it may have been done or not, but never half.
 */
export type RequestOutcome = 'done' | 'refused' | 'unknown';

/** One answer, and its promise. */
export interface Entry {
  /** When the answer came, in milliseconds since the start. */
  readonly at: number;
  readonly kind: string;
  /** The changed or created thing: an email address, the hash of a token, a phone number. */
  readonly subject: string;
  /** The new value, if there is one. */
  readonly value: string;
  readonly outcome: RequestOutcome;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly errorCode?: number | undefined;
}

/** Number of stored copies, or the stored value; a `Half` with a sentence if it is stored only in part. */
export type StoredData = number | string | Half;

/** Stored only in part, which is wrong whatever the client was told. */
export class Half {
  constructor(readonly description: string) {}
}

export interface Breach {
  readonly kind: string;
  readonly subject: string;
  readonly description: string;
  readonly entries: readonly Entry[];
}

/** Rules that compare answers with the stored data. Each returns a sentence about the fault, or undefined. */
export const RULES = {
  /**
   * Stored exactly once if a client was told so. A retry after a failure may be refused because it is already there.
   */
  once: (entries: readonly Entry[], storedData: StoredData = 0): string | undefined => {
    if (Number(storedData) > 1) return `stored ${String(storedData)} times`;
    if (storedData === 1)
      return has(entries, 'done') || has(entries, 'unknown') ? undefined : 'refused, and stored';
    if (has(entries, 'done')) return 'told done, and not stored';
    return has(entries, 'refused') ? 'refused, and not there: used up by a failure' : undefined;
  },

  /** Like `once`, and only one request may be told that it succeeded. */
  single: (entries: readonly Entry[], storedData: StoredData = 0): string | undefined => {
    const times = entries.filter(({ outcome }) => outcome === 'done').length;
    return times > 1 ? `told done ${times} times` : RULES.once(entries, storedData);
  },

  /** Stored once for each success, and at most once more for each request without an answer. */
  each: (entries: readonly Entry[], storedData: StoredData = 0): string | undefined => {
    const count = (outcome: RequestOutcome) => entries.filter((entry) => entry.outcome === outcome).length;
    const [least, most] = [count('done'), count('done') + count('unknown')];
    const times = Number(storedData);
    if (times < least || times > most) return `stored ${times} times, told ${least} to ${most}`;
    return times === 0 && has(entries, 'refused')
      ? 'refused, and not there: used up by a failure'
      : undefined;
  },

  /**
   * Holds the last value confirmed, or one sent without an answer: such a request may be carried out after a later
   * one.
   */
  last: (entries: readonly Entry[], storedData: StoredData = ''): string | undefined => {
    const confirmedEntry = entries.filter((entry) => entry.outcome === 'done').at(-1);
    const open = entries.filter((entry) => entry.outcome === 'unknown').map(({ value }) => value);
    if (has(entries, 'refused')) return 'refused, though nothing was wrong with it';
    if (
      confirmedEntry === undefined ||
      confirmedEntry.value === storedData ||
      open.includes(String(storedData))
    )
      return undefined;
    return `holds "${String(storedData)}", told "${confirmedEntry.value}"`;
  },
} as const;

const has = (entries: readonly Entry[], outcome: RequestOutcome): boolean =>
  entries.some((entry) => entry.outcome === outcome);

/** Every answer that clients received. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Violations found during the run: answers that no client should get. */
  readonly breaches: Breach[] = [];
  readonly #beganAt = performance.now();

  note(entry: Omit<Entry, 'at'>): void {
    this.entries.push({ ...entry, at: Math.round(performance.now() - this.#beganAt) });
  }

  /** Records a violation found during the run. */
  breach(kind: string, subject: string, description: string): void {
    this.breaches.push({ kind, subject, description, entries: this.entriesOfKind(kind).get(subject) ?? [] });
  }

  /** Entries of a kind by subject, in the order of their answers. */
  entriesOfKind(kind: string): Map<string, Entry[]> {
    const groups = new Map<string, Entry[]>();
    for (const entry of this.entries) {
      if (entry.kind !== kind) continue;
      const group = groups.get(entry.subject);
      if (group) group.push(entry);
      else groups.set(entry.subject, [entry]);
    }
    return groups;
  }
}

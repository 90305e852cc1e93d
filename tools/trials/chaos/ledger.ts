/**
 * The outcome of a request, as far as its client knows it: done (2xx), refused (4xx), or unknown (5xx, a broken connection, no answer
 * in time). In the last case the gateway may have carried it out or not, but never in part.
 */
export type RequestOutcome = 'done' | 'refused' | 'unknown';

/** One answer to a client, with the change that was requested. */
export interface Entry {
  /** Time of the answer, in milliseconds since the start. */
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

/** Number of stored copies, the stored value, or partial data, which run-chaos.ts reports without a rule. */
export type StoredData = number | string | PartialData;

/** Data stored only in part, which is wrong with any answer; `description` is a sentence about it. */
export class PartialData {
  constructor(readonly description: string) {}
}

export interface Violation {
  readonly kind: string;
  readonly subject: string;
  readonly description: string;
  readonly entries: readonly Entry[];
}

/** Rules that compare answers with the stored data. Each returns a sentence about a violation, or undefined. */
export const RULES = {
  /**
   * Stored exactly once if an answer confirmed it. A retry after a failure may be refused because the data is stored
   * already.
   */
  storedOnce: (entries: readonly Entry[], storedData: StoredData = 0): string | undefined => {
    if (Number(storedData) > 1) return `stored ${String(storedData)} times`;
    if (storedData === 1)
      return hasOutcome(entries, 'done') || hasOutcome(entries, 'unknown')
        ? undefined
        : 'refused, but stored';
    if (hasOutcome(entries, 'done')) return 'answered done, but not stored';
    return hasOutcome(entries, 'refused')
      ? 'refused, though never stored: an earlier, failed request has used up its code or key'
      : undefined;
  },

  /** Like `storedOnce`, and only one request may succeed. */
  succeedsOnce: (entries: readonly Entry[], storedData: StoredData = 0): string | undefined => {
    const times = entries.filter(({ outcome }) => outcome === 'done').length;
    return times > 1 ? `answered done ${times} times` : RULES.storedOnce(entries, storedData);
  },

  /** Stored once for each success, and at most once more for each request without an answer. */
  storedForEach: (entries: readonly Entry[], storedData: StoredData = 0): string | undefined => {
    const count = (outcome: RequestOutcome) => entries.filter((entry) => entry.outcome === outcome).length;
    const [least, most] = [count('done'), count('done') + count('unknown')];
    const times = Number(storedData);
    if (times < least || times > most) return `stored ${times} times, expected ${least} to ${most}`;
    return times === 0 && hasOutcome(entries, 'refused')
      ? 'refused, though never stored: an earlier, failed request has used up its code or key'
      : undefined;
  },

  /**
   * The stored value must be the last confirmed one, or that of a request without an answer, which may be executed after
   * a later one. These requests are always valid, so none may be refused.
   */
  lastValue: (entries: readonly Entry[], storedData: StoredData = ''): string | undefined => {
    const confirmedEntry = entries.filter((entry) => entry.outcome === 'done').at(-1);
    const uncertainValues = entries.filter((entry) => entry.outcome === 'unknown').map(({ value }) => value);
    if (hasOutcome(entries, 'refused')) return 'refused, though nothing was wrong with it';
    if (
      confirmedEntry === undefined ||
      confirmedEntry.value === storedData ||
      uncertainValues.includes(String(storedData))
    )
      return undefined;
    return `holds "${String(storedData)}", confirmed "${confirmedEntry.value}"`;
  },
} as const;

const hasOutcome = (entries: readonly Entry[], outcome: RequestOutcome): boolean =>
  entries.some((entry) => entry.outcome === outcome);

/** Every answer that clients received. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Violations found during the run: answers that no client should get. */
  readonly violations: Violation[] = [];
  readonly #startedAt = performance.now();

  record(entry: Omit<Entry, 'at'>): void {
    this.entries.push({ ...entry, at: Math.round(performance.now() - this.#startedAt) });
  }

  addViolation(kind: string, subject: string, description: string): void {
    this.violations.push({
      kind,
      subject,
      description,
      entries: this.entriesOfKind(kind).get(subject) ?? [],
    });
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

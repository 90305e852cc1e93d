/**
 * What a client was told of a request: that it is done (2xx), that it is not (a refusal), or nothing that counts: 5xx, a
 * broken connection, no answer in time. Of the last it may be done or not, but nothing in between.
 */
export type Told = 'done' | 'refused' | 'unknown';

/** One answer, with what it promised. */
export interface Entry {
  /** Milliseconds since the beginning, when the answer came. */
  readonly at: number;
  readonly kind: string;
  /** What is changed or made: an address, the hash of a token, a phone. */
  readonly subject: string;
  /** What it is changed to, where it has a value. */
  readonly value: string;
  readonly told: Told;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly errorCode?: number | undefined;
}

/** How often something is stored, or its value; a sentence in a `Half` where it is stored in part. */
export type Stored = number | string | Half;

/** Stored in part: wrong whatever was told. */
export class Half {
  constructor(readonly what: string) {}
}

export interface Breach {
  readonly kind: string;
  readonly subject: string;
  readonly what: string;
  readonly entries: readonly Entry[];
}

/** How what was told is compared with what is stored. Each gives what is wrong, in words. */
export const RULES = {
  /** Stored once if anybody was told so, and by then only; asked again after a failure it may be refused as being there. */
  once: (entries: readonly Entry[], stored: Stored = 0): string | undefined => {
    if (Number(stored) > 1) return `stored ${String(stored)} times`;
    if (stored === 1)
      return has(entries, 'done') || has(entries, 'unknown') ? undefined : 'refused, and stored';
    if (has(entries, 'done')) return 'told done, and not stored';
    return has(entries, 'refused') ? 'refused, and not there: used up by a failure' : undefined;
  },

  /** As `once`, and told once. */
  single: (entries: readonly Entry[], stored: Stored = 0): string | undefined => {
    const times = entries.filter(({ told }) => told === 'done').length;
    return times > 1 ? `told done ${times} times` : RULES.once(entries, stored);
  },

  /** Stored each time that it was told, and at most once more for each request without an answer. */
  each: (entries: readonly Entry[], stored: Stored = 0): string | undefined => {
    const count = (told: Told) => entries.filter((entry) => entry.told === told).length;
    const [least, most] = [count('done'), count('done') + count('unknown')];
    const found = Number(stored);
    if (found < least || found > most) return `stored ${found} times, told ${least} to ${most}`;
    return found === 0 && has(entries, 'refused')
      ? 'refused, and not there: used up by a failure'
      : undefined;
  },

  /** The last value told is stored, or one without an answer: that request may still be carried out after a later one. */
  last: (entries: readonly Entry[], stored: Stored = ''): string | undefined => {
    const told = entries.filter((entry) => entry.told === 'done').at(-1);
    const open = entries.filter((entry) => entry.told === 'unknown').map(({ value }) => value);
    if (has(entries, 'refused')) return 'refused, which nothing was wrong with';
    if (told === undefined || told.value === stored || open.includes(String(stored))) return undefined;
    return `holds "${String(stored)}", told "${told.value}"`;
  },
} as const;

const has = (entries: readonly Entry[], told: Told): boolean => entries.some((entry) => entry.told === told);

/** Every answer that clients got. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** What was wrong before the end: answers that nobody should get. */
  readonly breaches: Breach[] = [];
  readonly #began = performance.now();

  note(entry: Omit<Entry, 'at'>): void {
    this.entries.push({ ...entry, at: Math.round(performance.now() - this.#began) });
  }

  /** Notes what was wrong at once: an answer that nobody should get. */
  breach(kind: string, subject: string, what: string): void {
    this.breaches.push({ kind, subject, what, entries: this.of(kind).get(subject) ?? [] });
  }

  /** Entries of a kind by subject, in the order in which the answers came. */
  of(kind: string): Map<string, Entry[]> {
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

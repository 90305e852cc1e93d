import { REWARD_STATES, type RewardState } from './reward';

/** The filter that the partner's figures, charts and lists share; its days are in UTC. */
export interface PartnerFilter {
  readonly from?: string;
  readonly to?: string;
  readonly link?: string;
  readonly level?: '1' | '2' | '3';
  readonly state?: RewardState;
  /** The name under which the partner sees a client. */
  readonly client?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const READERS: Readonly<Record<keyof PartnerFilter, (text: string) => boolean>> = {
  from: (text) => DAY.test(text) && !Number.isNaN(Date.parse(text)),
  to: (text) => DAY.test(text) && !Number.isNaN(Date.parse(text)),
  link: (text) => /^[1-9]\d{0,8}$/.test(text),
  level: (text) => ['1', '2', '3'].includes(text),
  state: (text) => REWARD_STATES.some((state) => state === text),
  client: (text) => /^C-[0-9A-Z]{5}$/.test(text),
};
const NAMES = Object.keys(READERS) as (keyof PartnerFilter)[];

/** The filter of a page's query; what it can't be is left out. */
export function readPartnerFilter(query: URLSearchParams): PartnerFilter {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = query.get(name);
      return text !== null && READERS[name](text) ? [[name, text]] : [];
    }),
  );
}

/** The query with a filter's values changed; `null` takes one away. */
export function changePartnerFilter(
  query: URLSearchParams,
  changes: Readonly<Partial<Record<keyof PartnerFilter, string | null>>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, text] of Object.entries(changes))
    if (text === null || text === '') changed.delete(name);
    else changed.set(name, text);
  return changed;
}

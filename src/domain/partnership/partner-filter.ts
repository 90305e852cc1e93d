import { REWARD_KINDS, REWARD_STATES, type RewardKind, type RewardState } from './reward';

/** The filter that the partner's figures, charts and lists share; its days are in UTC. */
export interface PartnerFilter {
  readonly from?: string;
  readonly to?: string;
  readonly link?: string;
  readonly level?: '1' | '2' | '3';
  readonly state?: RewardState;
  readonly kind?: RewardKind;
  readonly currency?: string;
  /** The name under which the partner sees a client. */
  readonly client?: string;
}

/** The members of a filter, as an address names them. */
export const PARTNER_FILTER_NAMES = Object.freeze([
  'from',
  'to',
  'link',
  'level',
  'state',
  'kind',
  'currency',
  'client',
] as const);

const LEVELS = ['1', '2', '3'] as const;
/** The gateway answers at most a thousand weeks. */
const FIRST_DAY = '2015-01-01';
const DAY = /^\d{4}-\d\d-\d\d$/;
const LINK = /^[1-9]\d{0,8}$/;
const CURRENCY = /^[A-Z]{3}$/;
const CLIENT = /^C-[0-9A-Z]{1,12}$/;

/** The filter of an address, without invalid values. */
export function readPartnerFilter(address: { get(name: string): string | null }): PartnerFilter {
  const matching = (name: string, pattern: RegExp) => {
    const text = address.get(name);
    return text !== null && pattern.test(text) ? text : undefined;
  };
  const day = (name: string) => {
    const text = matching(name, DAY);
    return text !== undefined && text >= FIRST_DAY && isDay(text) ? text : undefined;
  };
  return withoutGaps({
    from: day('from'),
    to: day('to'),
    link: matching('link', LINK),
    level: LEVELS.find((level) => level === address.get('level')),
    state: REWARD_STATES.find((state) => state === address.get('state')),
    kind: REWARD_KINDS.find((kind) => kind === address.get('kind')),
    currency: matching('currency', CURRENCY),
    client: matching('client', CLIENT),
  });
}

/** A filter with some members changed; an empty text removes a member. */
export function changePartnerFilter(
  filter: PartnerFilter,
  change: Partial<Record<keyof PartnerFilter, string>>,
): PartnerFilter {
  const values: Record<string, string> = { ...filter, ...change };
  return readPartnerFilter({ get: (name) => values[name] ?? null });
}

/** The members that are set, as an address names them. */
export function partnerFilterEntries(filter: PartnerFilter): readonly [keyof PartnerFilter, string][] {
  return PARTNER_FILTER_NAMES.flatMap((name): [keyof PartnerFilter, string][] => {
    const value = filter[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/** A filter as one text, by which answers are cached. */
export const filterKey = (filter: PartnerFilter): string =>
  new URLSearchParams([...partnerFilterEntries(filter)]).toString();

/** The filter of a key. */
export const filterOfKey = (key: string): PartnerFilter => readPartnerFilter(new URLSearchParams(key));

function isDay(text: string): boolean {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

function withoutGaps(values: { readonly [Name in keyof PartnerFilter]: PartnerFilter[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as PartnerFilter;
}

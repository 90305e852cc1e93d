import type { SubIds } from '../db/tables/partner-clicks';

/** Parameters in which a partner notes the place of a link. */
const NAMES = [
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
];

/** Letters of any script, digits and some marks: never markup. */
const VALUE = /^[\p{L}\p{N} ._~:|+/-]{1,64}$/u;

/** The well-formed sub-ids of a query; null if there are none. A parameter that occurs twice has no value. */
export function subIdsOf(query: string): SubIds | null {
  const parameters = new URLSearchParams(query);
  const entries = NAMES.flatMap((name) => {
    const [value = '', ...others] = parameters.getAll(name);
    return others.length === 0 && VALUE.test(value) ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

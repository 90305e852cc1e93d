import { port } from '../../application/kernel/port';
import type { Binding } from '../../infrastructure/di/binding';
import { nameOf, type Token } from '../../infrastructure/di/token';
import type { Feature } from '../feature';
import { FEATURES, type Features } from '../features';
import { REPLACEABLE_PORTS } from './ports.table';

type Needs = ReadonlyMap<Token<unknown>, readonly Token<unknown>[]>;

/** The names of the ports that a feature in the first bundle binds, with those that it needs. */
const portsOf = ({ ports = [], needs = [] }: Feature): readonly string[] => [
  ...ports.filter(({ token }) => typeof token === 'symbol').map(({ token }) => nameOf(token)),
  ...needs.flatMap(portsOf),
];

/** Ports whose own adapters are there from the start. A test portal has all at once, and asks for no less. */
const EARLY_PORTS = FEATURES.eager.flatMap(portsOf);

/**
 * The first fault among the bindings of an extension. What an adapter needs is a port that may be replaced, too, and one
 * that is there whenever the adapter is made: a port of a later feature is, where an extension replaces it.
 * @param all those of every extension.
 */
export function faultOfBindings(
  bindings: readonly Binding[],
  all: readonly Binding[],
  { eager }: Features,
): string | undefined {
  const needsOf: Needs = new Map(all.map(({ token, needs }) => [token, needs]));
  const ports = [...new Set([...REPLACEABLE_PORTS, ...eager.flatMap(portsOf)])].sort();
  const isLate = (name: string) =>
    REPLACEABLE_PORTS.includes(name) && !EARLY_PORTS.includes(name) && !needsOf.has(port(name));
  // By the token, not by its name: a class may be called like a port.
  const isPort = (token: Token<unknown>) => ports.some((name) => port(name) === token);

  for (const { token, needs } of bindings) {
    const foreign = [token, ...needs].find((one) => !isPort(one));
    if (foreign)
      return `"${nameOf(foreign)}" is no port that can be replaced. Replaceable: ${ports.join(', ')}.`;
    const late = needs.map(nameOf).find(isLate);
    if (late !== undefined)
      return `${nameOf(token)} needs ${late}, whose own adapter comes with the pages that use it. Replace ${late} as well, or need of: ${ports.filter((name) => name !== nameOf(token) && !isLate(name)).join(', ')}.`;
    const circle = circleOf(token, needsOf);
    if (circle) return `${nameOf(token)} needs itself: ${circle.map(nameOf).join(' → ')}.`;
  }
  return undefined;
}

/** The way by which an adapter comes to need itself, if it does. */
function circleOf(
  token: Token<unknown>,
  needsOf: Needs,
  way: readonly Token<unknown>[] = [],
): readonly Token<unknown>[] | undefined {
  if (way.includes(token)) return token === way[0] ? [...way, token] : undefined;
  const circles = (needsOf.get(token) ?? []).map((need) => circleOf(need, needsOf, [...way, token]));
  return circles.find((circle) => circle !== undefined);
}

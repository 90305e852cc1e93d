import { port } from '../../application/kernel/port';
import type { Binding } from '../../infrastructure/di/binding';
import { nameOf, type Token } from '../../infrastructure/di/token';
import type { Feature } from '../feature';
import { FEATURES, type Features } from '../features';
import { REPLACEABLE_PORTS } from './ports.table';

type Needs = ReadonlyMap<Token<unknown>, readonly Token<unknown>[]>;

/** The names of the ports that a feature binds, including those of the features that it needs. */
const portsOf = ({ ports = [], needs = [] }: Feature): readonly string[] => [
  ...ports.filter(({ token }) => typeof token === 'symbol').map(({ token }) => nameOf(token)),
  ...needs.flatMap(portsOf),
];

/** Ports whose own adapters are in the first bundle. A test portal has all features at once; the check is the same. */
const EARLY_PORTS = FEATURES.eager.flatMap(portsOf);

/**
 * The first fault among the bindings of an extension. An adapter may need only replaceable ports that exist when the
 * adapter is made: those of the first bundle, and lazy ones that an extension replaces.
 * @param all the bindings of every extension.
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
  // Compares tokens, not names: a class may be called like a port.
  const isPort = (token: Token<unknown>) => ports.some((name) => port(name) === token);

  for (const { token, needs } of bindings) {
    const foreignToken = [token, ...needs].find((token) => !isPort(token));
    if (foreignToken)
      return `"${nameOf(foreignToken)}" is no port that can be replaced. Replaceable: ${ports.join(', ')}.`;
    const lateName = needs.map(nameOf).find(isLate);
    if (lateName !== undefined)
      return `${nameOf(token)} needs ${lateName}, whose own adapter comes with the pages that use it. Replace ${lateName} as well, or need of: ${ports.filter((name) => name !== nameOf(token) && !isLate(name)).join(', ')}.`;
    const circle = circleOf(token, needsOf);
    if (circle) return `${nameOf(token)} needs itself: ${circle.map(nameOf).join(' → ')}.`;
  }
  return undefined;
}

/** The path along which an adapter needs itself, if there is one. */
function circleOf(
  token: Token<unknown>,
  needsOf: Needs,
  path: readonly Token<unknown>[] = [],
): readonly Token<unknown>[] | undefined {
  if (path.includes(token)) return token === path[0] ? [...path, token] : undefined;
  const circles = (needsOf.get(token) ?? []).map((need) => circleOf(need, needsOf, [...path, token]));
  return circles.find((circle) => circle !== undefined);
}

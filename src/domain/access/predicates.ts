import { isHttpsAddress } from '../kernel/address';
import type { ClientFacts } from './facts';

/** Decides whether a menu entry is shown; `key` is the entry's own key. */
type Predicate = (facts: ClientFacts, key: string) => boolean;

/** The predicates that the cells of the menu tables name (R5 and R6). */
export const PREDICATES = Object.freeze({
  always: () => true,
  never: () => false,
  isIb: (facts) => facts.isIb,
  isNotIb: (facts) => !facts.isIb,
  hasLiveAccount: (facts) => facts.isAnyLiveAccount,
  hasMt4Login: (facts) => facts.firstMt4Login !== null,
  hasMt5Login: (facts) => facts.firstMt5Login !== null,
  hasDocumentUpload: (facts) => facts.isVisibleDocumentUpload,
  hasStockTrader: (facts) => isHttpsAddress(facts.stockTraderUrl),
  hasTradeCfd: (facts) => isHttpsAddress(facts.tradeCfd),
  isConfigured: (facts, key) => Object.hasOwn(facts.links, key) && isHttpsAddress(facts.links[key]),
} as const satisfies Record<string, Predicate>);

export type PredicateName = keyof typeof PREDICATES;

/** The allowed words in a cell of a menu. */
export const PREDICATE_NAMES = Object.freeze(Object.keys(PREDICATES)) as readonly PredicateName[];

export function evaluate(name: PredicateName, facts: ClientFacts, key: string): boolean {
  return PREDICATES[name](facts, key);
}

import type { ClientFacts } from '../../src/domain/access/facts';
import { MENUS, type MenuName } from '../../src/domain/access/menu.table';
import type { PredicateName } from '../../src/domain/access/predicates';
import { PLATFORM_LINKS } from '../../src/domain/platform/platform-links.table';
import type { Variant } from '../../src/domain/site/company';
import { cellOf } from '../../src/domain/site/policy-row';

/** The facts a menu condition may depend on, as the matrix names them. */
export type FlagName =
  | 'IB'
  | 'live account'
  | 'MT4 login'
  | 'MT5 login'
  | 'documents'
  | 'stock trader address'
  | 'CFD address';

/** The flag that a predicate reads; null for a predicate on which no menu depends. */
const FLAG_OF: Readonly<Record<PredicateName, FlagName | null>> = Object.freeze({
  always: null,
  never: null,
  isIb: 'IB',
  isNotIb: 'IB',
  hasLiveAccount: 'live account',
  hasMt4Login: 'MT4 login',
  hasMt5Login: 'MT5 login',
  hasDocumentUpload: 'documents',
  hasStockTrader: 'stock trader address',
  hasTradeCfd: 'CFD address',
  isConfigured: null,
});

/** A client of a variant with exactly these flags; every platform link is configured. */
export function clientOf(variant: Variant, activeFlags: ReadonlySet<FlagName>): ClientFacts {
  return {
    variant,
    isIb: activeFlags.has('IB'),
    isAnyLiveAccount: activeFlags.has('live account'),
    firstMt4Login: activeFlags.has('MT4 login') ? 1 : null,
    firstMt5Login: activeFlags.has('MT5 login') ? 1 : null,
    isVisibleDocumentUpload: activeFlags.has('documents'),
    isOpenAccount: false,
    links: Object.fromEntries(
      Object.keys(PLATFORM_LINKS).map((key) => [key, `https://download.example/${key}`]),
    ),
    stockTraderUrl: activeFlags.has('stock trader address') ? 'https://stocks.example/' : null,
    tradeCfd: activeFlags.has('CFD address') ? 'https://cfd.example/' : null,
    language: 'en',
  };
}

/** Every combination of the flags on which a menu's entries depend for a variant. */
export function flagCombinations(
  menu: MenuName,
  variant: Variant,
): readonly { flags: readonly FlagName[]; activeFlags: ReadonlySet<FlagName> }[] {
  const usedFlags = MENUS[menu].map((row) => FLAG_OF[cellOf(row, variant)]).filter((flag) => flag !== null);
  const flags = [...new Set(usedFlags)];
  return Array.from({ length: 2 ** flags.length }, (_, bits) => ({
    flags,
    activeFlags: new Set(flags.filter((_flag, index) => (bits >> index) % 2 === 1)),
  }));
}

import { textsOf } from './texts.table';
import type { RouteKey } from '../domain/access/routes.table';
import type { AddressParts, EndpointKey } from '../infrastructure/http/endpoints';

/** A client's call that needs only the token. */
export type PlainCall = {
  [Key in EndpointKey]: Record<never, never> extends AddressParts<Key> ? Key : never;
}[EndpointKey];

/** Code and data of a page besides start-up's own calls, known before any code of the page is loaded. */
interface PrefetchRow {
  /** Chunk groups of the build. Without it, the one that has the feature's name. */
  readonly code?: readonly string[];
  /** The first calls of its stores. They are a guess: the company may have another page at this route. */
  readonly calls?: readonly PlainCall[];
  /** The feature that it belongs to, where that has another name than the route. */
  readonly feature?: string;
}

const RESEARCH: PrefetchRow = { feature: 'research' };
const TERMINAL: PrefetchRow = { feature: 'terminal' };

/** Routes that need more than the code of their own name, or other code. */
// prettier-ignore
const PREFETCHED: Readonly<Partial<Record<RouteKey, PrefetchRow>>> = {
  'login':                         { code: [] },
  'token-login':                   { code: [], feature: 'login' },
  'register-open-trading-account': { code: ['registration', 'screen-register'], feature: 'registration' },
  'register-open-partner-account': { code: ['registration'], feature: 'registration' },
  'featuredideas':                 RESEARCH,
  'economicinsight':               RESEARCH,
  'marketbuzz':                    RESEARCH,
  'technicalviews':                RESEARCH,
  'webterminal4':                  TERMINAL,
  'webterminal5':                  TERMINAL,
  'webterminal5-demo':             TERMINAL,
  'accounts':                      { calls: ['accounts'] },
  'platform':                      { calls: ['accounts'] },
  'wallet':                        { calls: ['digitalAsset', 'accounts'] },
  'profile':                       { calls: ['profile'] },
  'notifications':                 { calls: ['notifications'] },
  'upload-documents':              { calls: ['documents'] },
};

/** The chunk group that renders every page. */
export const PAGE_CODE = 'page';

/** The chunk group of the shell round every page of the account area. */
export const SHELL_CODE = 'shell';

const featureOf = (route: RouteKey): string => PREFETCHED[route]?.feature ?? route;

/** The chunk groups of a route's page. */
export const codeOf = (route: RouteKey): readonly string[] =>
  PREFETCHED[route]?.code ?? [`screen-${featureOf(route)}`];

/** The files of the shipped texts that a route's page needs besides those of every page. */
export const textsOfRoute = (route: RouteKey): readonly string[] => textsOf(featureOf(route));

/** The first calls of a client's page. */
export const callsOf = (route: RouteKey): readonly PlainCall[] => PREFETCHED[route]?.calls ?? [];

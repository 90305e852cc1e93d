import { textsOf } from './texts.table';
import type { RouteKey } from '../domain/access/routes.table';
import type { AddressParts, EndpointKey } from '../infrastructure/http/endpoints';

/** A call of the client's own that needs no more than the token. */
export type PlainCall = {
  [Key in EndpointKey]: Record<never, never> extends AddressParts<Key> ? Key : never;
}[EndpointKey];

/** What a page needs besides start-up's own calls; known here before any code of it has come. */
interface Ahead {
  /** Chunk groups of the build. Without it, the one that has the feature's name. */
  readonly code?: readonly string[];
  /** What its stores ask for first. A guess: the company may have another page here. */
  readonly calls?: readonly PlainCall[];
  /** The feature that it belongs to, where that has another name than the route. */
  readonly feature?: string;
}

const RESEARCH: Ahead = { feature: 'research' };
const TERMINAL: Ahead = { feature: 'terminal' };

/** The routes that need more, or something else, than the code of their own name. */
// prettier-ignore
const AHEAD: Readonly<Partial<Record<RouteKey, Ahead>>> = {
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

/** The chunk group that every page is drawn with. */
export const PAGE_CODE = 'page';

/** The chunk group that stands round every page of the account area. */
export const SHELL_CODE = 'shell';

const featureOf = (route: RouteKey): string => AHEAD[route]?.feature ?? route;

/** The chunk groups of a route's page. */
export const codeOf = (route: RouteKey): readonly string[] =>
  AHEAD[route]?.code ?? [`screen-${featureOf(route)}`];

/** The files of the shipped texts that a route's page needs beside those of every page. */
export const textsOfRoute = (route: RouteKey): readonly string[] => textsOf(featureOf(route));

/** The calls that a client's page begins with. */
export const callsOf = (route: RouteKey): readonly PlainCall[] => AHEAD[route]?.calls ?? [];

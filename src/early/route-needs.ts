import type { RouteKey } from '../domain/access/routes.table';
import type { FeatureRow, PlainCall } from './feature-row';
import { FEATURE_ROWS } from './features.generated';

/** The chunk group that renders every page. */
export const PAGE_CODE = 'page';

/** The chunk group of the shell around every page of the account area. */
export const SHELL_CODE = 'shell';

const rows: Readonly<Record<string, FeatureRow>> = FEATURE_ROWS;

/** The feature of a route: it has the screen of the route's name, or that name. The sign-in page has none. */
const featureAt = (route: RouteKey): string | undefined =>
  Object.keys(rows).find((key) => key === route || rows[key]?.screens?.some((screen) => screen === route));

const rowAt = (route: RouteKey): FeatureRow => rows[featureAt(route) ?? ''] ?? {};

/** The chunk group of a feature. */
export const chunkOf = (feature: string): string => rows[feature]?.chunk ?? `screen-${feature}`;

/** The chunk groups of a route's page. */
export function chunksOf(route: RouteKey): readonly string[] {
  const feature = featureAt(route);
  const viewChunks: Readonly<Partial<Record<string, readonly string[]>>> = rowAt(route).viewChunks ?? {};
  return feature === undefined ? [] : [chunkOf(feature), ...(viewChunks[route] ?? [])];
}

/** The files of texts that a route's page needs besides the one of every page. */
export const textsOf = (route: RouteKey): readonly string[] => rowAt(route).texts ?? [];

/** The first calls of a client's page. */
export const callsOf = (route: RouteKey): readonly PlainCall[] => rowAt(route).calls ?? [];

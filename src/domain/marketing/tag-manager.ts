import type { Variant } from '../company';
import type { TagManagerIds } from '../config/portal-config';
import { cellOf } from '../policy-row';
import { isSpecialContinent } from '../geo';
import { TAG_MANAGER } from './tag-manager.table';

/** The tag-manager id of a company, empty where it has none (spec 7). */
export function tagManagerId(ids: TagManagerIds, variant: Variant, continent: string | null): string {
  const key = cellOf(TAG_MANAGER[isSpecialContinent(continent) ? 'special' : 'elsewhere'], variant);
  return key === 'none' ? '' : ids[key];
}

/** Address of the tag manager's script (decisions 2). */
export function tagManagerUrl(id: string): string {
  return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
}

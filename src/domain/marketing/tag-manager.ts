import type { Variant } from '../site/company';
import type { CompanySettings, TagManagerIds } from '../site/config/company-settings';
import { cellOf } from '../site/policy-row';
import { isSpecialContinent } from '../site/geo';
import { TAG_MANAGER } from './tag-manager.table';

/**
 * The tag-manager id of a company; empty if it has none (R7).
 * @param companyIds the company's own setting: one id for all variants, or ids that override the default ones.
 */
export function tagManagerId(
  ids: TagManagerIds,
  variant: Variant,
  continent: string | null,
  companyIds: CompanySettings['tagManager'] = {},
): string {
  if (typeof companyIds === 'string') return companyIds;
  const key = cellOf(TAG_MANAGER[isSpecialContinent(continent) ? 'special' : 'elsewhere'], variant);
  return key === 'none' ? '' : (companyIds[key] ?? ids[key]);
}

/** Address of the tag manager's script (D2). */
export function tagManagerUrl(id: string): string {
  return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
}

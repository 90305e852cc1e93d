import type { UserSetting } from '../../domain/client/user-setting';
import { COMPANY_IDS, type BuiltInVariant } from '../../domain/site/company';

/** A company id that belongs to no variant (D1). */
export const UNKNOWN_COMPANY_ID = 99;

export function companyIdOf(variant: BuiltInVariant): number {
  return variant === 'other' ? UNKNOWN_COMPANY_ID : COMPANY_IDS[variant];
}

/** Site id of each variant in the fakes. */
export function siteIdOf(variant: BuiltInVariant): number {
  return companyIdOf(variant) * 10;
}

/** A client of a variant with a live account on both platforms, changed by `overrides`. */
export function clientOf(variant: BuiltInVariant, overrides: Partial<UserSetting> = {}): UserSetting {
  return {
    id: 1000 + companyIdOf(variant),
    companyId: companyIdOf(variant),
    firstName: 'Mara',
    lastName: 'Okafor',
    fullName: 'Mara Okafor',
    siteId: siteIdOf(variant),
    culture: 'en-US',
    theme: 'white',
    isOpenAccount: false,
    isIb: false,
    isAnyLiveAccount: true,
    isAnyCfdMetaAccount: true,
    firstMt4Login: 2104417,
    firstMt5Login: 5512098,
    isVisibleDocumentUpload: true,
    reAssessmentResult: [],
    ...overrides,
  };
}

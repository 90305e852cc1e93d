import type { Variant } from '../../src/domain/site/company';
import { DEFAULT_OPTIONS } from '../../src/domain/registration/registration-options';
import { offersOf } from '../accounts/common-offers.table';
import { registrationOf } from './registration-of';

const CONTRACT_KINDS = [
  { code: 'regular', name: 'Reguler' },
  { code: 'mini',    name: 'Mini' },
  { code: 'micro',   name: 'Mikro' },
];
const BRANCHES = [
  { code: 'JKT', name: 'Jakarta' },
  { code: 'SBY', name: 'Surabaya' },
  { code: 'BDG', name: 'Bandung' },
  { code: 'MDN', name: 'Medan' },
  { code: 'MKS', name: 'Makassar' },
];

/** The options of the registration form on a company's site: only its fields have options. */
export function registrationOptionsOf(variant: Variant) {
  const { fields } = registrationOf(variant);
  return {
    password: { ...DEFAULT_OPTIONS.password, needs: [...DEFAULT_OPTIONS.password.needs] },
    minimumAge: DEFAULT_OPTIONS.minimumAge,
    offers: offersOf(variant).map(({ currencies, leverages, ...offer }) => ({
      ...offer,
      currencies: [...currencies],
      leverages: [...leverages],
    })),
    contractKinds: fields.includes('contractKind') ? CONTRACT_KINDS : [],
    branches: fields.includes('branchCode') ? BRANCHES : [],
  };
}

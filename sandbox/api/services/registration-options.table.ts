import { COMPANY_IDS } from '../../../src/domain/company';
import { DEFAULT_OPTIONS, type AccountOffer } from '../../../src/domain/registration/registration-options';

const row = (
  platform: AccountOffer['platform'],
  accountType: string,
  currencies: readonly string[],
  leverages: readonly number[],
): AccountOffer => Object.freeze({ platform, accountType, currencies, leverages });

const RETAIL = [30, 20, 10];
const WIDE = [500, 200, 100, 50];

/** The accounts each company opens; the first is preselected. */
const OFFERS: ReadonlyMap<number, readonly AccountOffer[]> = new Map([
  [COMPANY_IDS.main, [
    row('MT5', 'Standard', ['USD', 'EUR', 'GBP'], [100, 50, 30]),
    row('MT5', 'Raw',      ['USD', 'EUR'],        [100, 50, 30]),
    row('MT4', 'Standard', ['USD', 'EUR', 'GBP'], [100, 50, 30]),
  ]],
  [COMPANY_IDS.invest, [
    row('MT5', 'Standard', ['IDR', 'USD'],        [100, 50]),
    row('MT4', 'Standard', ['IDR', 'USD'],        [100, 50]),
  ]],
  [COMPANY_IDS.bank, [
    row('MT5', 'Standard', ['EUR', 'USD', 'GBP'], RETAIL),
    row('MT4', 'Standard', ['EUR', 'USD'],        RETAIL),
  ]],
  [COMPANY_IDS.international, [
    row('MT5', 'Standard', ['USD', 'EUR'],        WIDE),
    row('MT5', 'Raw',      ['USD'],               WIDE),
    row('MT4', 'Standard', ['USD', 'EUR'],        WIDE),
  ]],
]);

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

/** The options of the registration form on a company's site. */
export function registrationOptionsOf(companyId: number) {
  const isInvest = companyId === COMPANY_IDS.invest;
  return {
    password: { ...DEFAULT_OPTIONS.password, needs: [...DEFAULT_OPTIONS.password.needs] },
    minimumAge: DEFAULT_OPTIONS.minimumAge,
    offers: offersOf(companyId).map(({ currencies, leverages, ...offer }) => ({
      ...offer,
      currencies: [...currencies],
      leverages: [...leverages],
    })),
    contractKinds: isInvest ? CONTRACT_KINDS : [],
    branches: isInvest ? BRANCHES : [],
  };
}

/** The accounts a company offers; the main company's if it has none of its own. */
export function offersOf(companyId: number): readonly AccountOffer[] {
  return OFFERS.get(companyId) ?? OFFERS.get(COMPANY_IDS.main) ?? [];
}

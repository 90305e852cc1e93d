import { COMPANY_IDS } from '../../../src/domain/company';

const SERVERS: ReadonlyMap<number, string> = new Map([
  [COMPANY_IDS.main,          'Portico'],
  [COMPANY_IDS.invest,        'PorticoInvest'],
  [COMPANY_IDS.bank,          'PorticoBank'],
  [COMPANY_IDS.international, 'PorticoIntl'],
]);

/** Prefix of the names of a company's trading servers: its brand's letters and digits, if it is none of Portico's own. */
export function serverPrefixOf(companyId: number, brandName: string): string {
  return SERVERS.get(companyId) ?? (brandName.replaceAll(/[^\p{L}\p{N}]/gu, '') || String(companyId));
}

const DEMO_BALANCE = '10000.00';

const DEMO_BALANCES: ReadonlyMap<string, string> = new Map([['IDR', '150000000']]);

/** Opening balance of a demo account: a decimal string with the currency's number of decimals. */
export function demoBalanceOf(currency: string): string {
  return DEMO_BALANCES.get(currency) ?? DEMO_BALANCE;
}

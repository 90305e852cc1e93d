import { COMPANY_IDS } from '../../../src/domain/company';

const MAIN_SERVER = 'Portico';

const SERVERS: ReadonlyMap<number, string> = new Map([
  [COMPANY_IDS.main,          MAIN_SERVER],
  [COMPANY_IDS.invest,        'PorticoInvest'],
  [COMPANY_IDS.bank,          'PorticoBank'],
  [COMPANY_IDS.international, 'PorticoIntl'],
]);

/** First part of the names of a company's trading servers; one without its own uses the main company's. */
export function serverPrefixOf(companyId: number): string {
  return SERVERS.get(companyId) ?? MAIN_SERVER;
}

const DEMO_BALANCE = '10000.00';

const DEMO_BALANCES: ReadonlyMap<string, string> = new Map([['IDR', '150000000']]);

/** What a demo account begins with: a decimal string with the digits of its currency. */
export function demoBalanceOf(currency: string): string {
  return DEMO_BALANCES.get(currency) ?? DEMO_BALANCE;
}

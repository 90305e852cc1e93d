const DEMO_BALANCE = '10000.00';

const DEMO_BALANCES: ReadonlyMap<string, string> = new Map([['IDR', '150000000']]);

/** Opening balance of a demo account: a decimal string with the currency's number of decimals. */
export function demoBalanceOf(currency: string): string {
  return DEMO_BALANCES.get(currency) ?? DEMO_BALANCE;
}

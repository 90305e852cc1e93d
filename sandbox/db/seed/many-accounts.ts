import { accountRow } from './account-row';
import type { AccountRow, SeedAccount } from './account-row';
import { seededRandom } from './random';

const FIRST_LOGIN = 30_000_001;
const STRATEGIES = ['Trend', 'Scalping', 'Carry', 'Gold', 'Indices', 'Oil', 'News', 'Grid', 'Swing', 'Hedge'];
/** Currency, decimals, and the size of a typical balance in it. */
const CURRENCIES = [
  ['USD', 2, 20_000],
  ['EUR', 2, 18_000],
  ['GBP', 2, 15_000],
  ['JPY', 0, 2_500_000],
] as const;

/** `count` accounts of one client, a money manager; the same ones on every run. */
export function manyAccounts(
  clientId: number,
  count: number,
  daysFromNow: (days: number) => Date,
): AccountRow[] {
  const random = seededRandom(20_261_120);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_unused, at) => {
    const [currency, digits, typical] = pick(CURRENCIES);
    const platform = pick(['MT4', 'MT5', 'MT5'] as const);
    const kind = random() < 0.9 ? 'live' : 'demo';
    const balance = typical * (0.05 + random() * 4);
    const isTrading = random() < 0.7;
    const margin = isTrading ? balance * (0.02 + random() * 0.6) : 0;
    const floatingPl = isTrading ? balance * (random() - 0.5) * 0.2 : 0;
    const seed: SeedAccount = {
      login: FIRST_LOGIN + at,
      platform,
      kind,
      name: `${pick(STRATEGIES)} ${at + 1}`,
      server: `Portico-${kind === 'live' ? 'Live' : 'Demo'}${platform === 'MT4' ? '4' : ''}`,
      currency,
      leverage: pick([30, 50, 100, 200, 500]),
      age: Math.floor(random() * 2_000),
      figures: {
        balance: balance.toFixed(digits),
        floatingPl: floatingPl.toFixed(digits),
        margin: margin.toFixed(digits),
      },
    };
    return accountRow(clientId, seed, daysFromNow);
  });
}

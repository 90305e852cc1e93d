import { marginLimitsOf } from '../accounts/margin-limits.table';
import { serverName } from '../trading/server-name';
import type { RobotName } from '../robots/robot-rules.table';
import type { accounts } from '../db/tables/accounts';

export type AccountRow = typeof accounts.$inferInsert;

/** The figures of an account on the seed day: `seed-trading.ts` makes the trades that lead to them. */
export interface WantedFigures {
  readonly balance: string;
  readonly floatingPl: string;
  readonly margin: string;
  readonly credit: string;
}

export interface SeedAccount {
  login: number;
  platform: AccountRow['platform'];
  kind: AccountRow['kind'];
  name: string;
  currency: string;
  leverage: number;
  /** Days before the seed date. */
  age: number;
  /** Undefined until the trading server has reported on the account. */
  figures?: WantedFigures;
  extra?: Partial<AccountRow>;
  /** The robot that trades it: its balance in `figures` is the one before its trades. */
  robot?: RobotName;
  /** Days since its robot made the last trade; undefined if it still trades. */
  robotEndedDaysAgo?: number;
}

/** A complete row with the usual settings of its platform, on the brand's servers; an Investor account uses no margin. */
export function accountRow(
  clientId: number,
  seed: SeedAccount,
  brandName: string,
  daysFromNow: (days: number) => Date,
): AccountRow & { login: number } {
  const { age, figures, extra, robot: _robot, robotEndedDaysAgo: _ended, ...own } = seed;
  return {
    clientId,
    ...own,
    server: serverName(brandName, seed),
    status: 'active',
    nickname: null,
    accountType: seed.platform === 'Investor' ? 'Cash' : 'Standard',
    isReported: figures !== undefined,
    swapFree: false,
    marginMode: seed.platform === 'MT4' ? 'hedging' : 'netting',
    rights: 'full',
    ...marginLimitsOf(seed.platform),
    openedAt: daysFromNow(-age),
    ...extra,
  };
}

import type { accounts } from '../tables/accounts';
import { NO_FIGURES, figuresFrom } from './figures';
import type { ReportedFigures } from './figures';

export type AccountRow = typeof accounts.$inferInsert;

export interface SeedAccount {
  login: number;
  platform: AccountRow['platform'];
  kind: AccountRow['kind'];
  name: string;
  server: string;
  currency: string;
  leverage: number;
  /** Days before the seed date. */
  age: number;
  /** Undefined until the trading server has reported figures. */
  figures?: ReportedFigures;
  extra?: Partial<AccountRow>;
}

/** A complete row with the usual settings of its platform; an Investor account uses no margin. */
export function accountRow(
  clientId: number,
  seed: SeedAccount,
  daysFromNow: (days: number) => Date,
): AccountRow {
  const { age, figures, extra, ...own } = seed;
  const hasMargin = seed.platform !== 'Investor';
  return {
    clientId,
    ...own,
    status: 'active',
    nickname: null,
    accountType: hasMargin ? 'Standard' : 'Cash',
    swapFree: false,
    marginMode: seed.platform === 'MT4' ? 'hedging' : 'netting',
    rights: 'full',
    marginCallLevel: hasMargin ? '100.00' : null,
    stopOutLevel: hasMargin ? '50.00' : null,
    openedAt: daysFromNow(-age),
    ...(figures ? figuresFrom(figures) : NO_FIGURES),
    ...extra,
  };
}

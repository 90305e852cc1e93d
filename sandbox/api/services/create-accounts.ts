import { AccountBooks } from './account-books';
import { AccountSettings } from './account-settings';
import { CostReports } from './cost-reports';
import type { SharedServices } from './create-shared';
import { EquityCurves } from './equity-curves';
import { LiveReadings } from './live-readings';
import { LiveStreams } from './live-streams';
import { AccountOpenings } from './opening/account-openings';
import { Statements } from './statements';

/**
 * Trading accounts: opening and settings, books and reports, and their live figures.
 * @param closing ends the live streams.
 */
export function createAccounts(shared: SharedServices, closing: AbortSignal | undefined) {
  const { db, clock, sessions, tradingAccounts, warn } = shared;
  const live = new LiveStreams(sessions, new LiveReadings(db, clock, tradingAccounts), warn);
  closing?.addEventListener('abort', () => live.close());
  return {
    accountOpenings: new AccountOpenings(shared),
    accountSettings: new AccountSettings(shared),
    books: new AccountBooks(db, clock),
    costReports: new CostReports(db, clock),
    equityCurves: new EquityCurves(db, clock),
    live,
    statements: new Statements(db, clock),
  };
}

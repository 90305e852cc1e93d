import { AccountBooks } from '../accounts/account-books';
import { AccountSettings } from '../accounts/account-settings';
import { CostReports } from '../accounts/cost-reports';
import type { SharedServices } from './create-shared';
import { EquityCurves } from '../accounts/equity-curves';
import { LiveReadings } from '../accounts/live-readings';
import { LiveStreams } from '../accounts/live-streams';
import { AccountOpenings } from '../opening/account-openings';
import { Statements } from '../accounts/statements';

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

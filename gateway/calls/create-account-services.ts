import { AccountBooks } from '../accounts/account-books';
import { AccountSettings } from '../accounts/account-settings';
import { CostReports } from '../accounts/cost-reports';
import { Dealing } from '../dealing/dealing';
import { Copies } from '../social/copy/copies';
import { DealTerms } from '../accounts/deal-terms';
import type { SharedServices } from './create-shared-services';
import { EquityCurves } from '../accounts/equity-curves';
import { LiveReadings } from '../accounts/live-readings';
import { LiveStreams } from '../accounts/live-streams';
import { SignalledReadings } from '../accounts/signalled-readings';
import type { ChangeSignals } from '../db/change-signals';
import { catchUpEvents, changesOf } from '../accounts/client-events';
import { AccountOpenings } from '../opening/account-openings';
import type { SecondFactor } from '../session/second-factor';
import { Statements } from '../accounts/statements';

/**
 * Creates the services of trading accounts: opening and settings, books and reports, and live figures.
 * @param stopSignal ends the live streams.
 * @param signals of changes, if the database sends them.
 */
export function createAccountServices(
  sharedServices: SharedServices,
  secondFactor: SecondFactor,
  stopSignal: AbortSignal | undefined,
  signals: ChangeSignals | undefined,
) {
  const { db, clock, sessions, tradingAccounts, warn } = sharedServices;
  const readings = new LiveReadings(db, clock, tradingAccounts);
  const source = signals ? new SignalledReadings(readings, signals, clock) : readings;
  const read = (clientIds: readonly number[]) => source.readClients(clientIds);
  const live = new LiveStreams(sessions, { read, changesOf, catchUpEvents }, warn);
  stopSignal?.addEventListener('abort', () => live.close());
  return {
    accountOpenings: new AccountOpenings(sharedServices),
    accountSettings: new AccountSettings({ ...sharedServices, secondFactor }),
    books: new AccountBooks(db, clock),
    copies: new Copies({ ...sharedServices, dealing: new Dealing(sharedServices) }),
    costReports: new CostReports(db, clock),
    dealTerms: new DealTerms(db),
    equityCurves: new EquityCurves(db, clock),
    live,
    liveReadings: readings,
    statements: new Statements(db, clock),
  };
}

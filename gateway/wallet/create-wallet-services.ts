import type { Database } from '../db/open-database';
import type { MoneyProgress } from '../money/money-progress';
import type { MoneyQuotes } from '../money/money-quotes';
import { Idempotency } from '../db/idempotency';
import type { Receipts } from '../money/receipts';
import type { WithdrawalGate } from '../money/withdrawal-gate';
import { Quotas } from '../db/quotas';
import type { SecurityAlerts } from '../session/security-alerts';
import type { StepUp } from '../session/step-up';
import type { Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { AddressBook } from './address-book';
import { WalletDeposits } from './wallet-deposits';
import { WalletHoldings } from './wallet-holdings';
import { WalletMoves } from './wallet-moves';
import { WalletOverview } from './wallet-overview';
import { WalletQuotes } from './wallet-quotes';
import { WalletRequests } from './wallet-requests';

interface WalletDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly moneyQuotes: MoneyQuotes;
  readonly idempotency: Idempotency;
  readonly progress: MoneyProgress;
  readonly quotas: Quotas;
  readonly receipts: Receipts;
  readonly stepUp: StepUp;
  readonly tradingAccounts: TradingAccounts;
  readonly withdrawalGate: WithdrawalGate;
  /** Hours that a new address waits. */
  readonly waitHours: number;
  readonly cashierUrl: string | undefined;
}

export type WalletServices = ReturnType<typeof createWalletServices>;

/** Creates the services of the wallet. */
export function createWalletServices(deps: WalletDeps) {
  const holdings = new WalletHoldings(deps.db, deps.clock);
  const addresses = new AddressBook(deps);
  const requests = new WalletRequests(deps);
  const quotes = new WalletQuotes({ ...deps, addresses, holdings });
  return {
    addresses,
    holdings,
    quotes,
    requests,
    deposits: new WalletDeposits({ ...deps, holdings }),
    moves: new WalletMoves({ ...deps, addresses, holdings, quotes }),
    overview: new WalletOverview({ ...deps, holdings, requests }),
  };
}

/** Creates the service of the page that simulates another wallet. */
export function createSimulatedWallets(db: Database, clock: Clock): WalletDeposits {
  const holdings = new WalletHoldings(db, clock);
  const idempotency = new Idempotency(db, clock);
  return new WalletDeposits({
    db,
    clock,
    holdings,
    idempotency,
    quotas: new Quotas(clock),
    cashierUrl: undefined,
  });
}

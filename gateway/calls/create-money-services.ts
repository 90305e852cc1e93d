import { PartnerDestinations } from '../partnership/partner-destinations';
import { ClientProgress } from '../dashboard/client-progress';
import type { SharedServices } from './create-shared-services';
import { PayoutAddresses } from '../client/payout-addresses';
import type { StepUp } from '../session/step-up';
import { createWalletServices } from '../wallet/create-wallet-services';
import { Deposits } from '../money/deposits';
import { MoneyProgress } from '../money/money-progress';
import { MoneyQuotes } from '../money/money-quotes';
import { MoneyRequests } from '../money/money-requests';
import { PaymentMethods } from '../money/payment-methods';
import { Receipts } from '../money/receipts';
import { Transfers } from '../money/transfers';
import { WithdrawalGate } from '../money/withdrawal-gate';
import { Withdrawals } from '../money/withdrawals';

const WITHDRAWAL_HOLD_HOURS = 48;
const NEW_DESTINATION_WAIT_HOURS = 24;

/**
 * Creates the services of money: deposits, withdrawals and transfers of trading accounts, the wallet, payout addresses, and
 * the destinations of partners' payouts.
 */
export function createMoneyServices(sharedServices: SharedServices, stepUp: StepUp) {
  const { config, db, notices } = sharedServices;
  const { cashierUrl, newDestinationWaitHours: waitHours = NEW_DESTINATION_WAIT_HOURS } = config;
  const { withdrawalHoldHours: holdHours = WITHDRAWAL_HOLD_HOURS } = config;
  const paymentMethods = new PaymentMethods(db);
  const receipts = new Receipts(notices);
  const progress = new MoneyProgress({ ...sharedServices, receipts });
  const withdrawalGate = new WithdrawalGate({ ...sharedServices, holdHours, stepUp, waitHours });
  const moneyDeps = { cashierUrl, paymentMethods, progress, receipts, stepUp, waitHours, withdrawalGate };
  const deps = { ...sharedServices, ...moneyDeps };
  const moneyQuotes = new MoneyQuotes(deps);
  const deposits = new Deposits(deps);
  return {
    clientProgress: new ClientProgress(deps),
    deposits,
    moneyQuotes,
    moneyRequests: new MoneyRequests({ ...deps, deposits }),
    paymentMethods,
    payoutAddresses: new PayoutAddresses(deps),
    partnerDestinations: new PartnerDestinations(deps),
    transfers: new Transfers({ ...deps, moneyQuotes }),
    wallet: createWalletServices({ ...deps, moneyQuotes }),
    withdrawalGate,
    withdrawals: new Withdrawals(deps),
  };
}

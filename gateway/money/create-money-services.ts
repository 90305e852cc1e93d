import { ClientProgress } from '../dashboard/client-progress';
import type { SharedServices } from '../http/create-shared-services';
import { PayoutAddresses } from '../client/payout-addresses';
import type { SecondFactor } from '../session/second-factor';
import { createWalletServices } from '../wallet/create-wallet-services';
import { Deposits } from './deposits';
import { MoneyProgress } from './money-progress';
import { MoneyQuotes } from './money-quotes';
import { MoneyRequests } from './money-requests';
import { PaymentMethods } from './payment-methods';
import { Receipts } from './receipts';
import { Transfers } from './transfers';
import { Withdrawals } from './withdrawals';

const HOLD_HOURS = 48;

/** Creates the services of money: deposits, withdrawals and transfers of trading accounts, and the wallet. */
export function createMoneyServices(sharedServices: SharedServices, secondFactor: SecondFactor) {
  const { config, db, notices } = sharedServices;
  const { cashierUrl, withdrawalHoldHours: holdHours = HOLD_HOURS } = config;
  const paymentMethods = new PaymentMethods(db);
  const receipts = new Receipts(notices);
  const progress = new MoneyProgress({ ...sharedServices, receipts });
  const deps = { ...sharedServices, cashierUrl, paymentMethods, progress, receipts, secondFactor };
  const moneyQuotes = new MoneyQuotes(deps);
  const deposits = new Deposits(deps);
  const withdrawals = new Withdrawals({ ...deps, holdHours });
  return {
    clientProgress: new ClientProgress({ ...deps, withdrawals }),
    deposits,
    moneyQuotes,
    moneyRequests: new MoneyRequests({ ...deps, deposits }),
    paymentMethods,
    payoutAddresses: new PayoutAddresses(sharedServices),
    transfers: new Transfers({ ...deps, moneyQuotes }),
    wallet: createWalletServices({ ...deps, moneyQuotes, withdrawals }),
    withdrawals,
  };
}

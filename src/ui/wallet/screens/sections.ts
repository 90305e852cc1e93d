// What lies behind the wallet's overview, in one file.
export { Addresses } from './addresses';
export { Deposit } from './deposit';
export { History } from './history';
export { Transfer } from './transfer';
export { WalletRequestView } from './wallet-request-view';
export { Withdraw } from './withdraw';

// The sections behind the wallet's overview, as one chunk.
export { Addresses } from './addresses';
export { Deposit } from './deposit';
export { History } from './history';
export { Transfer } from './transfer';
export { WalletRequestView } from './wallet-request-view';
export { Withdraw } from './withdraw';

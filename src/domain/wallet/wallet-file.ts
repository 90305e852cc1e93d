import type { CsvCell } from '../kernel/csv';
import type { MoneyRequestKind, MoneyRequestState } from '../money/money-request';
import type { WalletRequest } from './wallet';

/** The columns of a file of moves; their heads are `wallet.column.{column}`. */
export const WALLET_COLUMNS = Object.freeze([
  'time',
  'kind',
  'asset',
  'network',
  'change',
  'fee',
  'arrives',
  'arrivesCurrency',
  'state',
  'reference',
  'address',
  'txid',
] as const);

/** The client's words for what the contract has codes for. */
export interface WalletWords {
  readonly kindOf: (kind: MoneyRequestKind) => string;
  readonly stateOf: (state: MoneyRequestState) => string;
}

/** A move as a row of the file: amounts with all digits that were sent, times in UTC. */
export function walletRow(request: WalletRequest, { kindOf, stateOf }: WalletWords): readonly CsvCell[] {
  const { address, arrives, arrivesCurrency, asset, change, createdAt, currency, fee, kind } = request;
  const { network, networkTitle, reference, state, txid } = request;
  return [
    { instant: createdAt },
    { text: kindOf(kind) },
    { text: asset },
    { text: networkTitle ?? network },
    { money: change, currency: asset },
    { money: fee, currency: currency ?? asset },
    { money: arrives, currency: arrivesCurrency ?? asset },
    { text: arrivesCurrency },
    { text: stateOf(state) },
    { text: reference },
    { text: address },
    { text: txid },
  ];
}

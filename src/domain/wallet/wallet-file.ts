import type { CsvCell } from '../kernel/csv';
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

/** A move as a row of the file: figures as sent, times in UTC, the contract's own words. */
export function walletRow(request: WalletRequest): readonly CsvCell[] {
  const { address, arrives, arrivesCurrency, asset, change, createdAt, fee, kind } = request;
  const { network, reference, state, txid } = request;
  return [
    { instant: createdAt },
    { text: kind },
    { text: asset },
    { text: network },
    { figure: change },
    { figure: fee },
    { figure: arrives },
    { text: arrivesCurrency },
    { text: state },
    { text: reference },
    { text: address },
    { text: txid },
  ];
}

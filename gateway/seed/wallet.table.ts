import type { MoneyReason, MoneyRequestRow, MoneyState } from '../db/tables/money';

type Kind = MoneyRequestRow['kind'];

/** The client whose wallet is not empty. */
export const WALLET_CLIENT = 'international@portico.test';

interface SeedAddress {
  readonly label: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  /** Hours from its addition to the start of the seed's day; an address added at that start waits the full time. */
  readonly hoursAgo: number;
}

const address = (
  label: string,
  asset: string,
  network: string,
  address: string,
  hoursAgo: number,
  memo: string | null = null,
): SeedAddress => Object.freeze({ label, asset, network, address, memo, hoursAgo });

/** The last one is on the list of blocked wallets. */
export const WALLET_ADDRESSES: readonly SeedAddress[] = Object.freeze([
  //      label           asset   network  address                                       added
  address('Cold wallet',  'USDT', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',         1_200),
  address('Savings',      'BTC',  'BTC',   'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 1_150),
  address('Exchange',     'XRP',  'XRPL',  'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',         900, '104822'),
  address('Phone wallet', 'ETH',  'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 0),
  address('Old account',  'ETH',  'ERC20', '0x8589427373D6D84E98730D7795D8f6f8731FDA16', 2_000),
]);

export interface SeedMove {
  readonly kind: Kind;
  readonly state: MoneyState;
  readonly asset: string;
  readonly amount: string;
  readonly fee: string;
  readonly daysAgo: number;
  /** The label of a withdrawal's address, or the received amount of a transfer. */
  readonly to: string | null;
  readonly reason: MoneyReason | null;
}

const move = (
  kind: Kind,
  state: MoneyState,
  asset: string,
  amount: string,
  fee: string,
  daysAgo: number,
  to: string | null = null,
  reason: MoneyReason | null = null,
): SeedMove => Object.freeze({ kind, state, asset, amount, fee, daysAgo, to, reason });

/** The oldest first. */
export const WALLET_MOVES: readonly SeedMove[] = Object.freeze([
  //   kind          state        asset   amount        fee           days
  move('deposit',    'completed', 'ETH',  '1.25000000', '0.00000000', 63),
  move('deposit',    'completed', 'USDT', '2000.00',    '0.00',       59),
  move('transfer',   'completed', 'USDT', '2000.00',    '0.00',       58, '1999.60'),
  move('withdrawal', 'rejected',  'USDT', '150.00',     '1.00',       51, 'Cold wallet', 'otherName'),
  move('deposit',    'completed', 'USDT', '3000.00',    '0.00',       40),
  move('deposit',    'completed', 'BTC',  '0.05218000', '0.00000000', 37),
  move('withdrawal', 'cancelled', 'USDT', '75.00',      '1.00',       30, 'Cold wallet'),
  move('withdrawal', 'completed', 'BTC',  '0.01000000', '0.00020000', 23, 'Savings'),
  move('deposit',    'completed', 'USDT', '1250.00',    '0.00',       18),
  move('withdrawal', 'failed',    'ETH',  '0.20000000', '0.00200000', 14, 'Phone wallet', 'returned'),
]);

/** The account that the seeded transfer went to. */
export const WALLET_TRANSFER_LOGIN = 91205570;

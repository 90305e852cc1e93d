import { createHash, randomUUID } from 'node:crypto';
import Big from 'big.js';
import { creditEntry, payoutEntry, releaseEntry, reserveEntry, transferEntries } from '../ledger/entries';
import { chainOf } from '../money/networks.table';
import { depositAddress, newTxid } from '../money/networks';
import { assertDefined } from '../kernel/assert-defined';
import type { Entry } from '../ledger/ledger';
import { ASSETS } from '../market/assets.table';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow } from '../db/tables/money';
import { walletAddresses, wallets, type WalletRow } from '../db/tables/wallets';
import { WALLET_ADDRESSES, WALLET_MOVES, WALLET_TRANSFER_LOGIN, type SeedMove } from './wallet.table';

const HOUR = 3_600_000;
const DAY_HOURS = 24;

/**
 * Seeds a wallet with an address book and a history of every state.
 * @returns the entries of the ledger that lead to it, which are still to be posted.
 */
export async function seedWallet(db: Database, clientId: number, today: Date): Promise<readonly Entry[]> {
  const now = today.getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR);
  await db.insert(walletAddresses).values(
    WALLET_ADDRESSES.map(({ hoursAgo: hours, ...own }) => ({
      id: randomUUID(),
      clientId,
      ...own,
      addedAt: hoursAgo(hours),
      usableFrom: hoursAgo(hours - DAY_HOURS),
    })),
  );
  const rows = await db
    .insert(wallets)
    .values(Object.keys(ASSETS).map((asset) => ({ clientId, asset, depositKey: keyOf(asset) })))
    .returning();
  const entries: Entry[] = [];
  for (const move of WALLET_MOVES) {
    const wallet = assertDefined(
      rows.find(({ asset }) => asset === move.asset),
      'the wallet',
    );
    const at = hoursAgo(move.daysAgo * DAY_HOURS - 9);
    const [row] = await db
      .insert(moneyRequests)
      .values(rowOf(move, wallet, at))
      .returning();
    entries.push(...entriesOf(assertDefined(row, 'the request'), at));
  }
  return entries;
}

/** The same on every machine, like all seeded data. */
const keyOf = (asset: string): string =>
  createHash('sha256').update(`demo wallet ${asset}`).digest('base64url');

function rowOf(
  { amount, asset, fee, kind, reason, state, to }: SeedMove,
  wallet: WalletRow,
  at: Date,
): typeof moneyRequests.$inferInsert {
  const network = assertDefined(
    Object.keys(assertDefined(ASSETS[asset], 'the asset').networks)[0],
    'the network',
  );
  const end = new Date(at.getTime() + HOUR / 4);
  const iso = at.toISOString();
  const book = WALLET_ADDRESSES.find(({ label }) => label === to);
  const isOnChain = kind === 'deposit' || (kind === 'withdrawal' && state === 'completed');
  return {
    id: randomUUID(),
    clientId: wallet.clientId,
    walletId: wallet.id,
    kind,
    state,
    amount,
    fee,
    reason,
    currency: asset,
    net: Big(amount).minus(fee).toFixed(assertDefined(ASSETS[asset], 'the asset').digits),
    ...(kind === 'transfer'
      ? { toLogin: WALLET_TRANSFER_LOGIN, received: to, receivedCurrency: 'USD', rate: '0.9998' }
      : { method: 'crypto' as const, network }),
    ...(kind === 'deposit' && { address: depositAddress(wallet.depositKey, network) }),
    ...(book && { destination: book.address, destinationLabel: book.label, memo: book.memo }),
    ...(isOnChain && chainOf(network) && { txid: newTxid(network) }),
    createdAt: at,
    updatedAt: kind === 'transfer' ? at : end,
    steps:
      kind === 'transfer'
        ? [{ state, at: iso }]
        : [
            { state: 'pending', at: iso },
            { state, at: end.toISOString() },
          ],
  };
}

function entriesOf(row: MoneyRequestRow, at: Date): Entry[] {
  if (row.kind === 'deposit') return [creditEntry(row, at)];
  if (row.kind === 'transfer') return transferEntries(row, at);
  return [reserveEntry(row, at), row.state === 'completed' ? payoutEntry(row, at) : releaseEntry(row, at)];
}

import { index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant } from './columns';

const owner = () =>
  integer('client_id')
    .notNull()
    .references(() => clients.id);

/** A client's holding of a digital asset; what it holds is in the ledger. */
export const wallets = pgTable(
  'wallets',
  {
    id: serial('id').primaryKey(),
    clientId: owner(),
    asset: text('asset').notNull(),
    /** Its addresses are derived from this, and it opens the page to pay from. */
    depositKey: text('deposit_key').notNull().unique(),
    /** The portal that the page to pay from leads back to. */
    returnTo: text('return_to'),
  },
  (table) => [unique('wallets_owner').on(table.clientId, table.asset)],
);

/** Where clients withdraw to. */
export const walletAddresses = pgTable(
  'wallet_addresses',
  {
    id: uuid('id').primaryKey(),
    clientId: owner(),
    label: text('label').notNull(),
    asset: text('asset').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    memo: text('memo'),
    addedAt: instant('added_at').notNull(),
    usableFrom: instant('usable_from').notNull(),
  },
  (table) => [index('wallet_addresses_client').on(table.clientId, table.addedAt)],
);

export type WalletRow = typeof wallets.$inferSelect;
export type WalletAddressRow = typeof walletAddresses.$inferSelect;

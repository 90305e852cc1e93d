import { index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { instant } from './columns';

const clientColumn = () =>
  integer('client_id')
    .notNull()
    .references(() => clients.id);

/** A client's wallet of a digital asset; its balance is in the ledger. */
export const wallets = pgTable(
  'wallets',
  {
    id: serial('id').primaryKey(),
    clientId: clientColumn(),
    asset: text('asset').notNull(),
    /** Key from which its addresses are derived; it is also in the address of the payment page. */
    depositKey: text('deposit_key').notNull().unique(),
    /** The portal to which the payment page returns. */
    returnTo: text('return_to'),
  },
  (table) => [unique('wallets_owner').on(table.clientId, table.asset)],
);

/** Addresses to which clients withdraw. */
export const walletAddresses = pgTable(
  'wallet_addresses',
  {
    id: uuid('id').primaryKey(),
    clientId: clientColumn(),
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

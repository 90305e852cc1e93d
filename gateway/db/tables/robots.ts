import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** Accounts that a robot trades. */
export const robots = pgTable('robots', {
  login: integer('login')
    .primaryKey()
    .references(() => accounts.login),
  /** The name of its rule (robots/robot-rules.table.ts). */
  rule: text('rule').notNull(),
  /** Everything that the rule decides up to this instant is executed. */
  doneUntil: instant('done_until').notNull(),
});

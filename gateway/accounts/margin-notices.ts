import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { marginWatches } from '../db/tables/notifications';
import type { Notices } from '../notifications/notices';
import { stageOf } from './margin-notice-stage';
import { MARGIN_STAGES, type MarginStage, type MarginTerms } from './margin-notice-stages.table';

/** An account whose client is notified. */
export interface NotifiedAccount extends MarginTerms {
  readonly login: number;
  readonly clientId: number;
}

/** The number of a stage in `margin_watches.stage`. */
export const stageNumberOf = (message: MarginStage['message']): number =>
  MARGIN_STAGES.findIndex((stage) => stage.message === message) + 1;

/** Marks an account's stage; false if the same or a more dangerous one is marked already. */
export async function raiseStage(
  transaction: Database,
  login: number,
  message: MarginStage['message'],
  at: Date,
): Promise<boolean> {
  const stage = stageNumberOf(message);
  const raisedWatches = await transaction
    .insert(marginWatches)
    .values({ login, stage, since: at })
    .onConflictDoUpdate({
      target: marginWatches.login,
      set: { stage, since: at },
      setWhere: lt(marginWatches.stage, sql`excluded.stage`),
    })
    .returning({ login: marginWatches.login });
  return raisedWatches.length > 0;
}

/**
 * Marks an account's stage, and notifies its client, unless the same or a more dangerous stage is marked already: the
 * margin watch and the stop-out may reach the account at the same time.
 */
export async function notifyOfStage(
  transaction: Database,
  notices: Notices,
  account: NotifiedAccount,
  message: MarginStage['message'],
  at: Date,
): Promise<void> {
  const stage = MARGIN_STAGES[stageNumberOf(message) - 1];
  if (!stage || !(await raiseStage(transaction, account.login, message, at))) return;
  await notices.notify(transaction, stage.message, account.clientId, {
    at,
    values: valuesOf(account, stage),
  });
}

/** Marks the stage that an account has reached, and notifies its client, as `notifyOfStage` does. */
export async function notifyOfLevel(
  transaction: Database,
  notices: Notices,
  account: NotifiedAccount,
  at: Date,
): Promise<void> {
  const stage = MARGIN_STAGES[stageOf(account, 0) - 1];
  if (stage) await notifyOfStage(transaction, notices, account, stage.message, at);
}

/** Marks a less dangerous stage; zero for none. */
export async function lowerStage(
  transaction: Database,
  login: number,
  stage: number,
  at: Date,
): Promise<void> {
  if (stage === 0) await transaction.delete(marginWatches).where(eq(marginWatches.login, login));
  else
    await transaction.update(marginWatches).set({ stage, since: at }).where(eq(marginWatches.login, login));
}

const valuesOf = ({ login, marginLevel, ...levels }: NotifiedAccount, { level: levelName }: MarginStage) => ({
  login: String(login),
  level: marginLevel ?? '',
  threshold: levels[levelName] ?? '',
});

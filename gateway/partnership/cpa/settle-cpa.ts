import { eq, sql } from 'drizzle-orm';
import type { CpaCondition } from '../../../src/domain/partnership/cpa';
import type { NoRewardReason } from '../../../src/domain/partnership/reward';
import { inTransaction, type Database } from '../../db/open-database';
import { rowsOf } from '../../db/rows-of';
import { partnerRewards, referrals } from '../../db/tables/partners';
import { DAY_SECONDS, addSeconds } from '../../kernel/time';
import { readCpaFacts } from './cpa-facts';
import { cpaOutcome, type CpaOutcome } from './cpa-outcome';
import { findCpaScheme, type CpaScheme } from './cpa-scheme';
import { clientReward } from '../deal-figures';
import { isInReview } from '../referral-review';
import type { ReferralRow } from '../referrals';
import { levelsOf } from '../reward-deal';
import { isSamePerson } from '../same-person';

/** Clients of one batch, so that the embedded database is not blocked. */
const MAX_CLIENTS = 200;

/** Decides on the clients on CPA whose day has come: each gets one row, a reward or the reason why there is none. */
export async function settleCpa(db: Database, now: Date): Promise<void> {
  for (let lastId = 0; ;) {
    const ids = (await listUndecided(db, lastId)).map(({ id }) => id);
    for (const id of ids) await inTransaction(db, (transaction) => decideOn(transaction, id, now));
    const [last] = ids.slice(-1);
    if (last === undefined) return;
    lastId = last;
  }
}

const listUndecided = (db: Database, lastId: number) =>
  rowsOf<{ id: number }>(
    db,
    sql`select client_id as id from referrals referral where programme = 'cpa' and client_id > ${lastId}
      and not exists (select from partner_rewards reward where reward.client_id = referral.client_id and reward.kind = 'cpa')
      order by client_id limit ${MAX_CLIENTS}`,
  );

async function decideOn(transaction: Database, clientId: number, now: Date): Promise<void> {
  // A person who refuses the referral waits for this reward, and this reward for them.
  const [referral] = await transaction
    .select()
    .from(referrals)
    .where(eq(referrals.clientId, clientId))
    .for('share');
  if (!referral) return;
  const scheme = await findCpaScheme(transaction, referral.partnerId, referral.boundAt);
  if (!scheme) return;
  const [currency] = scheme.rules.currencies;
  const facts = (await readCpaFacts(transaction, [clientId], currency)).get(clientId);
  if (!facts) return;
  const outcome = cpaOutcome(facts, scheme.rules.cpa, currency, now);
  if (outcome.state === 'open') return;
  const reason = await noRewardReasonOf(transaction, referral, outcome);
  const isHeld = isInReview(referral);
  await transaction
    .insert(partnerRewards)
    .values(rowOf(referral, scheme, outcome, reason, isHeld))
    .onConflictDoNothing();
}

async function noRewardReasonOf(
  transaction: Database,
  { clientId, line, partnerId, reason, state }: ReferralRow,
  { at, state: outcome }: CpaOutcome,
): Promise<NoRewardReason | undefined> {
  if (state === 'refused') return reason === 'self' ? 'self' : 'refused';
  if (await isSamePerson(transaction, clientId, line)) return 'self';
  const [level] = await levelsOf(transaction, [partnerId], at);
  if (state === 'ended' || level?.isEnded) return 'ended';
  return outcome === 'missed' ? 'cpa-missed' : undefined;
}

function rowOf(
  { clientId, partnerId }: ReferralRow,
  scheme: CpaScheme,
  { at, conditions }: { readonly at: Date; readonly conditions: readonly CpaCondition[] },
  reason: NoRewardReason | undefined,
  isHeld: boolean,
): typeof partnerRewards.$inferInsert {
  const { amount, base, currency, working } = clientReward(scheme.rules.cpa, scheme.rules.currencies[0]);
  const row = {
    partnerId,
    clientId,
    level: 1,
    kind: 'cpa',
    source: null,
    schemeId: scheme.id,
    base,
    baseCurrency: currency,
    currency,
    conditions,
    earnedAt: at,
  } as const;
  if (reason !== undefined) return { ...row, amount: '0', state: 'none', reason, working: [] };
  const dueAt = addSeconds(at, scheme.holdDays * DAY_SECONDS);
  return { ...row, amount, state: isHeld ? 'held' : 'accrued', working, dueAt };
}

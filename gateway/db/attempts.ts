import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from './open-database';
import { attempts } from './tables/visits';
import { ApiError } from '../kernel/api-error';
import type { AttemptRule, FailureRule } from './attempt-rules.table';
import { networkOf } from '../kernel/network';
import { addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';

/**
 * Counts attempts in the database, so that no attempt is lost in a restart and parallel attempts are all counted.
 */
export class Attempts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt before it is checked; throws `tooManyTries` while the subject has to wait. */
  async countAttempt(rule: AttemptRule, subject: string): Promise<void> {
    const now = this.clock().toISOString();
    const recordEvent = countAt(new Date(now), rule);
    const doublings = sql`least(${recordEvent} - ${rule.tries}::int, 16)`;
    const wait = sql`least(${rule.firstWaitSeconds}::float8 * power(2, ${doublings}), ${rule.longestWaitSeconds}::float8)`;
    const countedAttempts = await this.db
      .insert(attempts)
      .values({ kind: rule.kind, subject: networkOf(subject), count: 1, lastAt: new Date(now) })
      .onConflictDoUpdate({
        target: [attempts.kind, attempts.subject],
        set: {
          count: recordEvent,
          lastAt: sql`${now}::timestamptz`,
          blockedUntil: sql`case when ${recordEvent} >= ${rule.tries}::int
            then ${now}::timestamptz + make_interval(secs => ${wait}) end`,
        },
        setWhere: sql`${attempts.blockedUntil} is null or ${attempts.blockedUntil} <= ${now}::timestamptz`,
      })
      .returning({ count: attempts.count });
    if (countedAttempts.length === 0) await this.checkWait(rule, subject);
  }

  /** Throws `tooManyTries` while the subject has to wait, without counting. */
  async checkWait(rule: AttemptRule, subject: string): Promise<void> {
    const now = this.clock();
    const [row] = await this.db
      .select({ until: attempts.blockedUntil })
      .from(attempts)
      .where(and(this.#isCounter(rule, subject), gt(attempts.blockedUntil, now)));
    if (!row?.until) return;
    throw new ApiError('tooManyTries', Math.ceil((row.until.getTime() - now.getTime()) / 1_000));
  }

  /** Deletes the subject's count after a success. */
  async reset(rule: FailureRule, subject: string): Promise<void> {
    await this.db.delete(attempts).where(this.#isCounter(rule, subject));
  }

  /** Takes one attempt off the count, for limits that count only the failures of many clients together. */
  async uncountAttempt(rule: AttemptRule, subject: string): Promise<void> {
    await this.db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
      .where(this.#isCounter(rule, subject));
  }

  /**
   * Counts a failure that blocks no client by itself; `countRecent` reads the count. `countAttempt` also counts attempts in
   * progress, which may still succeed.
   */
  async recordFailure(rule: FailureRule, subject: string): Promise<void> {
    const now = this.clock();
    await this.db
      .insert(attempts)
      .values({ kind: rule.kind, subject: networkOf(subject), count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [attempts.kind, attempts.subject],
        set: { count: countAt(now, rule), lastAt: now },
      });
  }

  /** The number of the subject's attempts, if the latest was within the last `seconds`; otherwise 0. */
  async countRecent(rule: FailureRule, subject: string, seconds: number): Promise<number> {
    const since = addSeconds(this.clock(), -seconds);
    const [row] = await this.db
      .select({ count: attempts.count })
      .from(attempts)
      .where(and(this.#isCounter(rule, subject), gt(attempts.lastAt, since)));
    return row?.count ?? 0;
  }

  /** Counts an event of any subject; `countEvents` reads the count. */
  async count(kind: string): Promise<void> {
    // One row per minute: the window slides without a row for every attempt.
    const minute = this.clock().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    await this.recordFailure({ kind, windowSeconds: 60 }, minute);
  }

  /** The number of events within the last `seconds`, to the minute. */
  async countEvents(kind: string, seconds: number): Promise<number> {
    const [row] = await this.db
      .select({ total: sql<number>`coalesce(sum(${attempts.count}), 0)::int` })
      .from(attempts)
      .where(and(eq(attempts.kind, kind), gt(attempts.lastAt, addSeconds(this.clock(), -seconds))));
    return row?.total ?? 0;
  }

  #isCounter(rule: FailureRule, subject: string) {
    return and(eq(attempts.kind, rule.kind), eq(attempts.subject, networkOf(subject)));
  }
}

/** The count of a subject with one more at `now`; it begins at 1 again after the window. */
function countAt(now: Date, { windowSeconds }: FailureRule) {
  const oldest = addSeconds(now, -windowSeconds).toISOString();
  return sql`case when ${attempts.lastAt} < ${oldest}::timestamptz then 1 else ${attempts.count} + 1 end`;
}

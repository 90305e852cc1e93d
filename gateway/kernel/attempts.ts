import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { attempts } from '../db/tables/visits';
import { ApiError } from './api-error';
import type { AttemptRule, FailureRule } from './attempt-rules.table';
import { networkOf } from './network';
import { later } from './time';
import type { Clock } from './time';

/**
 * Counts attempts in the database, so that a restart forgets none and parallel attempts cannot slip
 * through.
 */
export class Attempts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt before it is checked; throws `tooManyTries` while the subject has to wait. */
  async take(rule: AttemptRule, subject: string): Promise<void> {
    const now = this.clock().toISOString();
    const count = countAt(new Date(now), rule);
    const doublings = sql`least(${count} - ${rule.tries}::int, 16)`;
    const wait = sql`least(${rule.firstWaitSeconds}::float8 * power(2, ${doublings}), ${rule.longestWaitSeconds}::float8)`;
    const countedAttempts = await this.db
      .insert(attempts)
      .values({ kind: rule.kind, subject: networkOf(subject), count: 1, lastAt: new Date(now) })
      .onConflictDoUpdate({
        target: [attempts.kind, attempts.subject],
        set: {
          count,
          lastAt: sql`${now}::timestamptz`,
          blockedUntil: sql`case when ${count} >= ${rule.tries}::int
            then ${now}::timestamptz + make_interval(secs => ${wait}) end`,
        },
        setWhere: sql`${attempts.blockedUntil} is null or ${attempts.blockedUntil} <= ${now}::timestamptz`,
      })
      .returning({ count: attempts.count });
    if (countedAttempts.length === 0) await this.check(rule, subject);
  }

  /** Throws `tooManyTries` while the subject has to wait, without counting. */
  async check(rule: AttemptRule, subject: string): Promise<void> {
    const now = this.clock();
    const [row] = await this.db
      .select({ until: attempts.blockedUntil })
      .from(attempts)
      .where(and(this.#is(rule, subject), gt(attempts.blockedUntil, now)));
    if (!row?.until) return;
    throw new ApiError('tooManyTries', Math.ceil((row.until.getTime() - now.getTime()) / 1_000));
  }

  /** Forgets the subject's attempts, after a success. */
  async forget(rule: FailureRule, subject: string): Promise<void> {
    await this.db.delete(attempts).where(this.#is(rule, subject));
  }

  /** Uncounts one attempt, for limits that count the failures of many clients together. */
  async giveBack(rule: AttemptRule, subject: string): Promise<void> {
    await this.db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
      .where(this.#is(rule, subject));
  }

  /**
   * Notes a failure that blocks no client by itself; read it with `recent`. `take` also counts attempts in
   * progress, which may still succeed, so its count is not one of failures.
   */
  async note(rule: FailureRule, subject: string): Promise<void> {
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
  async recent(rule: FailureRule, subject: string, seconds: number): Promise<number> {
    const since = later(this.clock(), -seconds);
    const [row] = await this.db
      .select({ count: attempts.count })
      .from(attempts)
      .where(and(this.#is(rule, subject), gt(attempts.lastAt, since)));
    return row?.count ?? 0;
  }

  /** Counts an event that blocks no client by itself; read it with `total`. */
  async count(kind: string): Promise<void> {
    // One row per minute: the window slides without a row for every attempt.
    const minute = this.clock().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    await this.note({ kind, windowSeconds: 60 }, minute);
  }

  /** Events counted by `count` within the last `seconds`, to the minute. */
  async total(kind: string, seconds: number): Promise<number> {
    const [row] = await this.db
      .select({ total: sql<number>`coalesce(sum(${attempts.count}), 0)::int` })
      .from(attempts)
      .where(and(eq(attempts.kind, kind), gt(attempts.lastAt, later(this.clock(), -seconds))));
    return row?.total ?? 0;
  }

  #is(rule: FailureRule, subject: string) {
    return and(eq(attempts.kind, rule.kind), eq(attempts.subject, networkOf(subject)));
  }
}

/** The count of a subject with one more at `now`; attempts older than the window are forgotten. */
function countAt(now: Date, { windowSeconds }: FailureRule) {
  const oldest = later(now, -windowSeconds).toISOString();
  return sql`case when ${attempts.lastAt} < ${oldest}::timestamptz then 1 else ${attempts.count} + 1 end`;
}

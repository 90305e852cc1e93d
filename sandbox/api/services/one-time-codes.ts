import { DEFAULT_CONFIG } from '../../../src/domain/config/portal-config';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { otpCodes } from '../../db/tables/visits';
import { ApiError } from '../http/api-error';
import { send } from './outbox';
import { e164Of } from './phone-number';
import { digest, newCode } from './secrets';
import { later } from './time';
import type { Clock } from './time';

const LIFETIME_SECONDS = 300;
const RESEND_SECONDS = 60;
const MOST_TRIES = 5;

export type CodeChannel = 'sms' | 'whatsapp';

/** One-time codes: six digits, single use, five minutes, five tries, sent again after 60 s (O1). */
export class OneTimeCodes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly brandName = DEFAULT_CONFIG.brand.name,
  ) {}

  /** Sends a new code, which replaces the old one; throws `tooManyTries` within 60 s of the last. */
  async send(typedPhone: string, channel: CodeChannel): Promise<void> {
    const phone = normalPhone(typedPhone);
    const now = this.clock();
    const code = newCode();
    const fresh = {
      codeHash: digest(phone + code),
      sentAt: now,
      expiresAt: later(now, LIFETIME_SECONDS),
      tries: 0,
      usedAt: null,
    };
    const written = await this.db
      .insert(otpCodes)
      .values({ phone, channel, ...fresh })
      .onConflictDoUpdate({
        target: [otpCodes.phone, otpCodes.channel],
        set: fresh,
        setWhere: lte(otpCodes.sentAt, later(now, -RESEND_SECONDS)),
      })
      .returning({ phone: otpCodes.phone });
    if (written.length === 0) throw new ApiError('tooManyTries', await this.#waitFor(phone, channel));
    await send(this.db, { channel, recipient: phone, body: `${code} is your ${this.brandName} code.` }, now);
  }

  /** Takes a code; throws `wrongCode` for one that is wrong, used, expired or tried too often. */
  async verify(typedPhone: string, channel: CodeChannel, code: string): Promise<void> {
    const phone = normalPhone(typedPhone);
    const now = this.clock();
    const isOpen = and(
      eq(otpCodes.phone, phone),
      eq(otpCodes.channel, channel),
      isNull(otpCodes.usedAt),
      gt(otpCodes.expiresAt, now),
    );
    // Counted before it is compared, so that parallel guesses cannot share one try.
    const counted = await this.db
      .update(otpCodes)
      .set({ tries: sql`${otpCodes.tries} + 1` })
      .where(and(isOpen, lt(otpCodes.tries, MOST_TRIES)))
      .returning({ phone: otpCodes.phone });
    if (counted.length === 0) throw new ApiError('wrongCode');
    const taken = await this.db
      .update(otpCodes)
      .set({ usedAt: now })
      .where(and(isOpen, eq(otpCodes.codeHash, digest(phone + code.trim()))))
      .returning({ phone: otpCodes.phone });
    if (taken.length === 0) throw new ApiError('wrongCode');
  }

  /** Whether a phone was proved after `since`, by a code of either channel; `open` where one was asked for in vain. */
  async proofSince(
    phone: string,
    since: Date,
    db: Database = this.db,
  ): Promise<'proved' | 'open' | 'unasked'> {
    const codes = await db
      .select({ usedAt: otpCodes.usedAt, sentAt: otpCodes.sentAt })
      .from(otpCodes)
      .where(eq(otpCodes.phone, phone));
    if (codes.some(({ usedAt }) => usedAt !== null && usedAt >= since)) return 'proved';
    return codes.some(({ sentAt }) => sentAt >= since) ? 'open' : 'unasked';
  }

  async #waitFor(phone: string, channel: CodeChannel): Promise<number> {
    const [row] = await this.db
      .select({ sentAt: otpCodes.sentAt })
      .from(otpCodes)
      .where(and(eq(otpCodes.phone, phone), eq(otpCodes.channel, channel)));
    const elapsed = this.clock().getTime() - (row?.sentAt.getTime() ?? 0);
    return Math.max(1, RESEND_SECONDS - Math.floor(elapsed / 1_000));
  }
}

/** Throws `invalid` for a number that can't be dialled from anywhere. */
function normalPhone(typed: string): string {
  const phone = e164Of(typed);
  if (phone === undefined) throw new ApiError('invalid');
  return phone;
}

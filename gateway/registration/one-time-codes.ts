import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { cleanCode } from '../../src/domain/kernel/identifiers/one-time-code';
import { inTransaction, type Database } from '../db/open-database';
import { otpCodes, outbox, registrations } from '../db/tables/visits';
import { sites } from '../db/tables/sites';
import { fillText } from '../texts/fill-text';
import { toSupportedCulture } from '../texts/cultures';
import { getGatewayTexts } from '../texts/gateway-texts';
import { ApiError } from '../kernel/api-error';
import { networkOf } from '../kernel/network';
import { eraseBodies, queueMessage } from '../db/outbox';
import { e164Of } from '../kernel/phone-number';
import { REGISTRATION_SECONDS } from './registration-form';
import { digest, newCode } from '../kernel/secrets';
import { dayOf, addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';

const LIFETIME_SECONDS = 300;
const RESEND_SECONDS = 60;
const MAX_TRIES = 5;
/** Codes sent to one phone per day (UTC), SMS and WhatsApp together. */
const MAX_PER_PHONE = 10;
/** Codes sent to all phones together per day (UTC), unless configured otherwise. */
const MAX_PER_DAY = 2_000;
/** Id of the advisory lock that is taken while codes are counted and sent. */
const BUDGET_LOCK = 7_104_001;

export type CodeChannel = 'sms' | 'whatsapp';

/** The caller who requests a code. */
export interface CodeCaller {
  readonly ip: string;
  /** Checks that the caller has solved a captcha; throws `captchaFailed`. */
  demandCaptcha(): Promise<void>;
}

interface OneTimeCodesOptions {
  /** The brand name under which a company's codes are sent. */
  readonly brandNameOf: (companyId: number) => string;
  /** Codes sent per day (UTC) to all phones together; 2,000 by default. */
  readonly perDay?: number | undefined;
}

/**
 * One-time codes: six digits, single use, valid for five minutes and five attempts, resent after 60 s at
 * the earliest (O1). A code verifies a phone for the registration it was requested for; without such a
 * registration the answers are the same, but nothing is sent (G8).
 */
export class OneTimeCodes {
  readonly #brandNameOf: (companyId: number) => string;
  readonly #perDay: number;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    { brandNameOf, perDay = MAX_PER_DAY }: OneTimeCodesOptions,
  ) {
    this.#brandNameOf = brandNameOf;
    this.#perDay = perDay;
  }

  /**
   * Sends a new code, which replaces the previous one. Throws `tooManyTries` within 60 s of the previous
   * code or when the daily limit of the phone or the gateway is reached, and `captchaFailed` if neither
   * step 1 nor this call solved a captcha.
   */
  async sendCode(typedPhone: string, channel: CodeChannel, caller: CodeCaller): Promise<void> {
    const phone = normalizePhone(typedPhone);
    const now = this.clock();
    const registration = await this.#findRegistration(phone, caller.ip);
    const culture = toSupportedCulture(registration?.culture);
    const brand = registration ? this.#brandNameOf(registration.companyId) : '';
    if (registration && !registration.hasCaptcha) await caller.demandCaptcha();
    await inTransaction(this.db, async (db) => {
      const code = newCode();
      const isThisCode = and(eq(otpCodes.phone, phone), eq(otpCodes.channel, channel));
      const [lastCode] = await db.select().from(otpCodes).where(isThisCode).for('update');
      const newCodeRow = {
        codeHash: digest(phone + code),
        sentAt: now,
        expiresAt: addSeconds(now, LIFETIME_SECONDS),
        tries: 0,
        usedAt: null,
        registrationId: registration?.id ?? null,
        messageId: null,
      };
      const upsertedRows = await db
        .insert(otpCodes)
        .values({ phone, channel, ...newCodeRow })
        .onConflictDoUpdate({
          target: [otpCodes.phone, otpCodes.channel],
          set: newCodeRow,
          setWhere: lte(otpCodes.sentAt, addSeconds(now, -RESEND_SECONDS)),
        })
        .returning({ phone: otpCodes.phone });
      if (upsertedRows.length === 0)
        throw new ApiError('tooManyTries', secondsUntilResend(lastCode?.sentAt ?? now, now));
      if (registration) await this.#checkDailyLimits(db, phone, now);
      const messageId = await queueMessage(
        db,
        {
          channel,
          kind: 'code' as const,
          recipient: phone,
          lifetimeSeconds: LIFETIME_SECONDS,
          culture,
          body: fillText(getGatewayTexts(culture).code, { code, brand }),
          isSuppressed: !registration,
        },
        now,
      );
      await db.update(otpCodes).set({ messageId }).where(isThisCode);
      await eraseBodies(db, [lastCode?.messageId ?? null]);
    });
  }

  /** Redeems a code; throws `wrongCode` if it is wrong, used, expired or tried too often. */
  async verifyCode(typedPhone: string, channel: CodeChannel, code: string): Promise<void> {
    const phone = normalizePhone(typedPhone);
    const now = this.clock();
    const isOpen = and(
      eq(otpCodes.phone, phone),
      eq(otpCodes.channel, channel),
      isNull(otpCodes.usedAt),
      gt(otpCodes.expiresAt, now),
    );
    // In one transaction, so that a failure costs no attempt; a wrong code is refused after the commit, so
    // that the attempt is counted.
    const isRight = await inTransaction(this.db, async (db) => {
      // The attempt is counted before the code is compared, so that parallel guesses cannot share one attempt.
      const countedRows = await db
        .update(otpCodes)
        .set({ tries: sql`${otpCodes.tries} + 1` })
        .where(and(isOpen, lt(otpCodes.tries, MAX_TRIES)))
        .returning({ phone: otpCodes.phone });
      if (countedRows.length === 0) return false;
      const [redeemedCode] = await db
        .update(otpCodes)
        .set({ usedAt: now })
        .where(and(isOpen, eq(otpCodes.codeHash, digest(phone + cleanCode(code)))))
        .returning({ registrationId: otpCodes.registrationId, messageId: otpCodes.messageId });
      if (!redeemedCode) return false;
      await eraseBodies(db, [redeemedCode.messageId]);
      if (redeemedCode.registrationId !== null)
        await db
          .update(registrations)
          .set({ phoneProvedAt: now })
          .where(eq(registrations.id, redeemedCode.registrationId));
      return true;
    });
    if (!isRight) throw new ApiError('wrongCode');
  }

  /** True if a code was requested for the registration, verified or not. */
  async isRequestedFor(registrationId: string, db: Database): Promise<boolean> {
    const rows = await db
      .select({ phone: otpCodes.phone })
      .from(otpCodes)
      .where(eq(otpCodes.registrationId, registrationId))
      .limit(1);
    return rows.length > 0;
  }

  /**
   * The pending registration this phone is verified for: the newest from the same IP, else the newest of
   * all.
   */
  async #findRegistration(phone: string, ip: string) {
    const isUnderWay = and(
      eq(registrations.phone, phone),
      isNull(registrations.completedAt),
      gt(registrations.createdAt, addSeconds(this.clock(), -REGISTRATION_SECONDS)),
    );
    const [registration] = await this.db
      .select({
        id: registrations.id,
        hasCaptcha: registrations.hasCaptcha,
        companyId: sites.companyId,
        culture: sql<string>`coalesce(${registrations.form} ->> 'culture', ${sites.culture})`,
      })
      .from(registrations)
      .innerJoin(sites, eq(sites.siteId, registrations.siteId))
      .where(isUnderWay)
      .orderBy(desc(sql`${registrations.ip} = ${networkOf(ip)}`), desc(registrations.createdAt))
      .limit(1);
    return registration;
  }

  /**
   * Throws `tooManyTries` if a daily limit is reached. A single lock prevents parallel calls from both sending the last
   * code of the day.
   */
  async #checkDailyLimits(db: Database, phone: string, now: Date): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`);
    const today = dayOf(now);
    const [counts] = await db
      .select({
        total: sql<number>`count(*)::int`,
        ofPhone: sql<number>`(count(*) filter (where ${outbox.recipient} = ${phone}))::int`,
      })
      .from(outbox)
      .where(
        and(
          inArray(outbox.channel, ['sms', 'whatsapp']),
          ne(outbox.status, 'suppressed'),
          gte(outbox.createdAt, today.begin),
        ),
      );
    if (counts && counts.ofPhone < MAX_PER_PHONE && counts.total < this.#perDay) return;
    throw new ApiError('tooManyTries', Math.ceil((today.end.getTime() - now.getTime()) / 1_000));
  }
}

function secondsUntilResend(sentAt: Date, now: Date): number {
  return Math.max(1, RESEND_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1_000));
}

/** The phone number in E.164; throws `invalid` if it cannot be dialled internationally. */
function normalizePhone(input: string): string {
  const phone = e164Of(input);
  if (phone === undefined) throw new ApiError('invalid');
  return phone;
}

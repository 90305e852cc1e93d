import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { cleanCode } from '../../src/domain/kernel/identifiers/one-time-code';
import { inTransaction, type Database } from '../db/open-database';
import { clients, digitalAssets, emailCodes, recoveryCodes, secondFactors } from '../db/tables/clients';
import { passkeys } from '../db/tables/passkeys';
import { accountAccess } from '../db/tables/account-access';
import { walletAddresses } from '../db/tables/wallets';
import { ApiError } from '../kernel/api-error';
import { eraseBodies, queueMessage } from '../db/outbox';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { digest, newCode } from '../kernel/secrets';
import { addSeconds, type Clock } from '../kernel/time';
import { endTerminalSessions } from './end-terminal-sessions';
import { fillText } from '../texts/fill-text';
import { getGatewayTexts } from '../texts/gateway-texts';
import { lockClient } from './credentials';
import type { ClientRow } from './sessions';
import type { SignedInClient } from '../kernel/signed-in-client';

const LIFETIME_SECONDS = 900;
const RESEND_SECONDS = 60;
const MAX_TRIES = 5;

interface EmailProofDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: Quotas;
  readonly brandNameOf: (companyId: number) => string;
}

/**
 * The proof that a client reads the mail of their address: a code, entered in the session that requested it. A mailed link
 * is no such proof: if a stranger has registered the address, its owner would prove it for them by opening the link. So
 * `proveByLink` ends everything that was set up before it (docs/decisions/0045).
 */
export class EmailProof {
  constructor(private readonly deps: EmailProofDeps) {}

  async getState(clientId: number) {
    const { clock, db } = this.deps;
    const [row] = await db
      .select({
        email: clients.email,
        provedAt: clients.emailProvedAt,
        sentAt: emailCodes.sentAt,
        expiresAt: emailCodes.expiresAt,
      })
      .from(clients)
      .leftJoin(emailCodes, eq(emailCodes.clientId, clients.id))
      .where(eq(clients.id, clientId));
    if (!row) throw new ApiError('unauthorized');
    const { email, expiresAt, provedAt, sentAt } = row;
    const isCodeOpen = provedAt === null && expiresAt !== null && expiresAt > clock();
    return {
      email,
      isProved: provedAt !== null,
      sentAt: isCodeOpen ? (sentAt?.toISOString() ?? null) : null,
    };
  }

  /** Mails a new code, which replaces the one before. Throws `tooManyTries` within a minute of that one, and beyond the day's mails; `duplicate` for a proved address. */
  async sendCode(client: SignedInClient): Promise<void> {
    const { brandNameOf, clock, db, quotas } = this.deps;
    const now = clock();
    await inTransaction(db, async (transaction) => {
      const owner = await lockClient(transaction, client.id);
      if (owner.emailProvedAt !== null) throw new ApiError('duplicate');
      const [lastCode] = await transaction.select().from(emailCodes).where(eq(emailCodes.clientId, owner.id));
      const nextSendAt = lastCode ? addSeconds(lastCode.sentAt, RESEND_SECONDS) : now;
      if (nextSendAt > now)
        throw new ApiError('tooManyTries', Math.ceil((nextSendAt.getTime() - now.getTime()) / 1_000));
      await eraseBodies(transaction, [lastCode?.messageId ?? null]);
      const code = newCode();
      const { culture, email } = owner;
      const brand = brandNameOf(owner.companyId);
      const message = {
        channel: 'email',
        kind: 'email-code',
        recipient: email,
        culture,
        body: fillText(getGatewayTexts(culture).code, { code, brand }),
        lifetimeSeconds: LIFETIME_SECONDS,
      } as const;
      const values = {
        codeHash: hashOf(owner, code),
        sentAt: now,
        expiresAt: addSeconds(now, LIFETIME_SECONDS),
        tries: 0,
        messageId: await queueMessage(transaction, message, now),
      };
      await transaction
        .insert(emailCodes)
        .values({ clientId: owner.id, ...values })
        .onConflictDoUpdate({ target: emailCodes.clientId, set: values });
      await quotas.checkQuota(transaction, QUOTAS.emailCodes, email, message.kind);
    });
  }

  /** Throws `wrongCode` for a code that is wrong, used, expired or tried too often. */
  async proveByCode(client: SignedInClient, input: string): Promise<void> {
    const { clock, db } = this.deps;
    const now = clock();
    // A wrong code is refused after the commit, so that the attempt is counted.
    const isRight = await inTransaction(db, async (transaction) => {
      const owner = await lockClient(transaction, client.id);
      const isOpen = and(eq(emailCodes.clientId, owner.id), gt(emailCodes.expiresAt, now));
      const [countedCode] = await transaction
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + 1` })
        .where(and(isOpen, lt(emailCodes.tries, MAX_TRIES)))
        .returning();
      if (countedCode?.codeHash !== hashOf(owner, cleanCode(input))) return false;
      await eraseBodies(transaction, [countedCode.messageId]);
      await setProved(transaction, owner.id, now);
      return true;
    });
    if (!isRight) throw new ApiError('wrongCode');
  }

  /**
   * Proves the address for a client who has opened a link that was mailed to it. If it was not proved before, a
   * stranger may have registered it, so everything that was set up ends, the passwords of trading accounts included. The
   * caller ends the sessions.
   */
  async proveByLink(transaction: Database, { emailProvedAt, id }: ClientRow): Promise<void> {
    if (emailProvedAt !== null) return;
    for (const table of [secondFactors, passkeys, recoveryCodes, digitalAssets, walletAddresses])
      await transaction.delete(table).where(eq(table.clientId, id));
    const clearedAccounts = await transaction
      .update(accountAccess)
      .set({ tradingHash: null, readOnlyHash: null })
      .where(eq(accountAccess.clientId, id))
      .returning({ login: accountAccess.login });
    for (const { login } of clearedAccounts) await endTerminalSessions(transaction, login);
    await setProved(transaction, id, this.deps.clock());
  }
}

/** Throws `emailUnproved` for a client who has not shown that they read the mail of their address. */
export function requireProvedEmail({ emailProvedAt }: Pick<ClientRow, 'emailProvedAt'>): void {
  if (emailProvedAt === null) throw new ApiError('emailUnproved');
}

async function setProved(transaction: Database, clientId: number, now: Date): Promise<void> {
  await transaction.update(clients).set({ emailProvedAt: now }).where(eq(clients.id, clientId));
  await transaction.delete(emailCodes).where(eq(emailCodes.clientId, clientId));
}

const hashOf = ({ email }: Pick<ClientRow, 'email'>, code: string): string => digest(email + code);

import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { recoveryCodes } from '../db/tables/clients';
import type { Encryption } from '../kernel/encryption';
import type { Clock } from '../kernel/time';

const COUNT = 10;
/** Without letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;

/** Codes for a client without their phone; each is valid once. */
export class RecoveryCodes {
  constructor(
    private readonly clock: Clock,
    private readonly encryption: Encryption,
  ) {}

  /** Makes ten new codes; the ones before them stop working. */
  async renew(transaction: Database, clientId: number): Promise<string[]> {
    await this.drop(transaction, clientId);
    const codes = new Set<string>();
    while (codes.size < COUNT) codes.add(newRecoveryCode());
    await transaction
      .insert(recoveryCodes)
      .values([...codes].map((code) => ({ clientId, codeHash: this.#hashOf(code, clientId) })));
    return [...codes];
  }

  async drop(transaction: Database, clientId: number): Promise<void> {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId));
  }

  /** Uses a code up; false for one that is wrong or used. */
  async use(transaction: Database, clientId: number, typed: string): Promise<boolean> {
    const used = await transaction
      .update(recoveryCodes)
      .set({ usedAt: this.clock() })
      .where(
        and(
          eq(recoveryCodes.clientId, clientId),
          eq(recoveryCodes.codeHash, this.#hashOf(typed, clientId)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ hash: recoveryCodes.codeHash });
    return used.length > 0;
  }

  async left(db: Database, clientId: number): Promise<number> {
    const [row] = await db
      .select({ left: sql<number>`count(*)::int` })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.clientId, clientId), isNull(recoveryCodes.usedAt)));
    return row?.left ?? 0;
  }

  /** Hashes a code typed with or without its hyphen, in small or capital letters. */
  #hashOf(code: string, clientId: number): string {
    return this.encryption.mac(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), clientId);
  }
}

function newRecoveryCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { recoveryCodes } from '../db/tables/clients';
import type { Encryption } from '../kernel/encryption';
import type { Clock } from '../kernel/time';

const COUNT = 10;
/** The alphabet, without letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;

/** Codes for clients who do not have their phone; each code is valid once. */
export class RecoveryCodes {
  constructor(
    private readonly clock: Clock,
    private readonly encryption: Encryption,
  ) {}

  /** Creates ten new codes; earlier codes stop working. */
  async renewCodes(transaction: Database, clientId: number): Promise<string[]> {
    await this.deleteCodes(transaction, clientId);
    const codes = new Set<string>();
    while (codes.size < COUNT) codes.add(newRecoveryCode());
    await transaction
      .insert(recoveryCodes)
      .values([...codes].map((code) => ({ clientId, codeHash: this.#hashesOf(code, clientId)[0] })));
    return [...codes];
  }

  async deleteCodes(transaction: Database, clientId: number): Promise<void> {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId));
  }

  /** Uses up a code; false for a wrong or used one. */
  async useCode(transaction: Database, clientId: number, code: string): Promise<boolean> {
    const usedRows = await transaction
      .update(recoveryCodes)
      .set({ usedAt: this.clock() })
      .where(
        and(
          eq(recoveryCodes.clientId, clientId),
          inArray(recoveryCodes.codeHash, this.#hashesOf(code, clientId)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ hash: recoveryCodes.codeHash });
    return usedRows.length > 0;
  }

  async countUnused(db: Database, clientId: number): Promise<number> {
    return db.$count(recoveryCodes, and(eq(recoveryCodes.clientId, clientId), isNull(recoveryCodes.usedAt)));
  }

  /** Hashes a code typed with or without its hyphen, in small or capital letters. */
  #hashesOf(code: string, clientId: number): [string, ...string[]] {
    return this.encryption.macs(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), clientId);
  }
}

function newRecoveryCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

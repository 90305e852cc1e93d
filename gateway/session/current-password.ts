import { eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import type { Passwords } from './passwords';
import type { ClientRow } from './sessions';
import type { SignedInClient } from '../kernel/signed-in-client';

interface CurrentPasswordDeps {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
}

/**
 * Every comparison with the portal's password of a client who is signed in: it is counted, and too many make the client
 * wait. It is required before changes for which being signed in is not enough (S10, G3).
 */
export class CurrentPassword {
  constructor(private readonly deps: CurrentPasswordDeps) {}

  /**
   * The signed-in client, if the password is right. The attempt is counted before the password is checked,
   * so that parallel guesses cannot slip through, but only once the job reaches the front of the queue: a
   * caller turned away by a full queue has used no attempt. Throws `wrongCurrentPassword`, and
   * `tooManyTries` after five wrong passwords.
   */
  async check({ id }: SignedInClient, password: string): Promise<ClientRow> {
    const { attempts, db, passwords } = this.deps;
    const subject = String(id);
    const client = await passwords.runQueued(async () => {
      await attempts.countAttempt(ATTEMPT_RULES.passwordChange, subject);
      const [row] = await db.select().from(clients).where(eq(clients.id, id));
      return (await passwords.matches(row?.passwordHash, password)) ? row : undefined;
    });
    if (!client) throw new ApiError('wrongCurrentPassword');
    await attempts.reset(ATTEMPT_RULES.passwordChange, subject);
    return client;
  }

  /**
   * True if another password of the client is the portal's as well. The answer helps to guess the portal's, so each
   * comparison counts, right or wrong. Throws `tooManyTries`.
   */
  async isSame({ id, passwordHash }: ClientRow, password: string): Promise<boolean> {
    const { attempts, passwords } = this.deps;
    return passwords.runQueued(async () => {
      await attempts.countAttempt(ATTEMPT_RULES.passwordComparison, String(id));
      return passwords.matches(passwordHash, password);
    });
  }
}

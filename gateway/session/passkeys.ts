import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import type { components } from '../../src/infrastructure/http/contract.generated';
import { passkeyChallenges, passkeys } from '../db/tables/passkeys';
import { ApiError } from '../http/api-error';
import type { PasskeyChallenge } from '../db/values/passkey-challenge';
import { passkeyHostOf } from './passkey-host';
import type { ClientRow } from './sessions';
import { later, type Clock } from '../kernel/time';

const CHALLENGE_SECONDS = 300;

/** What a passkey has signed, and what a browser made; the contract's checks come before. */
export type Assertion = NonNullable<components['schemas']['PasskeyAssertion']>;
export type Attestation = components['schemas']['PasskeyAttestation'];
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];
type PasskeyRow = typeof passkeys.$inferSelect;

/** Loaded by the first call that needs it: it takes long, and most gateways never see a passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** The passkeys of clients: what browsers are asked for, and whether their answers are valid (D9). */
export class Passkeys {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly host: string | undefined,
  ) {}

  async of(clientId: number, db: Database = this.db): Promise<PasskeyRow[]> {
    return db
      .select()
      .from(passkeys)
      .where(eq(passkeys.clientId, clientId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  }

  async count(clientId: number, db: Database): Promise<number> {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(passkeys)
      .where(eq(passkeys.clientId, clientId));
    return row?.count ?? 0;
  }

  /** What the browser needs to make one for a page; an authenticator that already has one makes no other. */
  async optionsToAdd({ email, firstName, id, lastName }: ClientRow, brand: string, origin: string) {
    const { generateRegistrationOptions } = await webauthn();
    const rpID = passkeyHostOf(origin, this.host);
    const options = await generateRegistrationOptions({
      ...{ rpID, rpName: brand, userName: email },
      userDisplayName: `${firstName} ${lastName}`,
      userID: new Uint8Array(Buffer.from(`client-${id}`)),
      excludeCredentials: (await this.of(id)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      timeout: CHALLENGE_SECONDS * 1_000,
    });
    await this.#ask(id, 'add', { challenge: options.challenge, origin, rpId: rpID });
    return options;
  }

  /** What the browser needs to sign with one; throws `refused` where the client has none for the page. */
  async optionsToSign(clientId: number, origin: string) {
    const { generateAuthenticationOptions } = await webauthn();
    const rpId = passkeyHostOf(origin, this.host);
    const usable = (await this.of(clientId)).filter((row) => row.rpId === rpId);
    if (usable.length === 0) throw new ApiError('refused');
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      allowCredentials: usable.map(descriptorOf),
      userVerification: 'preferred',
      timeout: CHALLENGE_SECONDS * 1_000,
    });
    return { options, asked: { challenge: options.challenge, origin, rpId } satisfies PasskeyChallenge };
  }

  /** The same for a signed-in client, who proves a change by it. */
  async optionsToProve(clientId: number, origin: string) {
    const { asked, options } = await this.optionsToSign(clientId, origin);
    await this.#ask(clientId, 'prove', asked);
    return options;
  }

  /** Keeps a new one, under the client's lock. Throws `wrongLink` where none was asked for, and `wrongCode`. */
  async add(
    own: Database,
    clientId: number,
    attestation: Attestation,
    words: Pick<PasskeyRow, 'name' | 'device'>,
  ) {
    const asked = await this.#take(own, clientId, 'add');
    if (!asked) throw new ApiError('wrongLink');
    const { verifyRegistrationResponse } = await webauthn();
    const checked = await verifyRegistrationResponse({
      response: attestation as RegistrationResponseJSON,
      ...expectedOf(asked),
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!checked?.verified) throw new ApiError('wrongCode');
    const { credential, credentialBackedUp } = checked.registrationInfo;
    const [row] = await own
      .insert(passkeys)
      .values({
        ...{ clientId, ...words, rpId: asked.rpId, isBackedUp: credentialBackedUp, createdAt: this.clock() },
        ...{ credentialId: credential.id, counter: credential.counter },
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        transports: credential.transports ?? [],
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ApiError('duplicate');
    return row;
  }

  /** Whether a signed-in client's passkey has signed what it was asked for; valid once. */
  async proves(own: Database, clientId: number, assertion: Assertion): Promise<boolean> {
    const asked = await this.#take(own, clientId, 'prove');
    return asked !== undefined && this.signs(own, clientId, assertion, asked);
  }

  /** Whether one of the client's has signed: for this page, with its own key, and counting on. */
  async signs(
    own: Database,
    clientId: number,
    assertion: Assertion,
    asked: PasskeyChallenge,
  ): Promise<boolean> {
    const theirs = and(eq(passkeys.clientId, clientId), eq(passkeys.credentialId, assertion.id));
    const [row] = await own.select().from(passkeys).where(theirs).for('update');
    if (!row) return false;
    const { verifyAuthenticationResponse } = await webauthn();
    const { counter, credentialId, publicKey } = row;
    const checked = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      ...expectedOf(asked),
      requireUserVerification: false,
      credential: {
        id: credentialId,
        counter,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      },
    }).catch(() => undefined);
    if (!checked?.verified) return false;
    const { credentialBackedUp, newCounter } = checked.authenticationInfo;
    await own
      .update(passkeys)
      .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: this.clock() })
      .where(eq(passkeys.id, row.id));
    return true;
  }

  /** Throws `notFound` for what is not theirs. */
  async rename(clientId: number, id: string, name: string): Promise<void> {
    const theirs = and(eq(passkeys.clientId, clientId), eq(passkeys.id, id));
    const renamed = await this.db.update(passkeys).set({ name }).where(theirs).returning({ id: passkeys.id });
    if (renamed.length === 0) throw new ApiError('notFound');
  }

  /** Throws `notFound` for what is not theirs. */
  async remove(own: Database, clientId: number, id: string): Promise<void> {
    const theirs = and(eq(passkeys.clientId, clientId), eq(passkeys.id, id));
    const removed = await own.delete(passkeys).where(theirs).returning({ id: passkeys.id });
    if (removed.length === 0) throw new ApiError('notFound');
  }

  async #ask(clientId: number, purpose: Purpose, asked: PasskeyChallenge): Promise<void> {
    const values = { asked, expiresAt: later(this.clock(), CHALLENGE_SECONDS) };
    const target = [passkeyChallenges.clientId, passkeyChallenges.purpose];
    await inTransaction(this.db, (own) =>
      own
        .insert(passkeyChallenges)
        .values({ clientId, purpose, ...values })
        .onConflictDoUpdate({ target, set: values }),
    );
  }

  async #take(own: Database, clientId: number, purpose: Purpose): Promise<PasskeyChallenge | undefined> {
    const [row] = await own
      .delete(passkeyChallenges)
      .where(
        and(
          ...[eq(passkeyChallenges.clientId, clientId), eq(passkeyChallenges.purpose, purpose)],
          gt(passkeyChallenges.expiresAt, this.clock()),
        ),
      )
      .returning();
    return row?.asked;
  }
}

const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports,
});

const expectedOf = ({ challenge, origin, rpId }: PasskeyChallenge) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
});

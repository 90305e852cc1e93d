import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, gt } from 'drizzle-orm';
import { fullNameOf } from '../../src/domain/kernel/identifiers/full-name';
import { inTransaction, type Database } from '../db/open-database';
import type { components } from '../../src/infrastructure/http/contract.generated';
import { passkeyChallenges, passkeys } from '../db/tables/passkeys';
import { ApiError } from '../kernel/api-error';
import type { PasskeyChallenge } from '../db/values/passkey-challenge';
import { passkeyHostOf } from './passkey-host';
import type { ClientRow } from './sessions';
import { addSeconds, type Clock } from '../kernel/time';

const CHALLENGE_SECONDS = 300;

/** A passkey's signature and a new credential, as the contract has already validated them. */
export type Assertion = NonNullable<components['schemas']['PasskeyAssertion']>;
export type Attestation = components['schemas']['PasskeyAttestation'];
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];
type PasskeyRow = typeof passkeys.$inferSelect;

/** The library is loaded by the first call that needs it: loading takes long, and most gateways never see a passkey. */
const loadWebauthn = () => import('@simplewebauthn/server');

/** The passkeys of clients: options for browsers, and the checks of their answers (D9). */
export class Passkeys {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly host: string | undefined,
  ) {}

  async listPasskeys(clientId: number, db: Database = this.db): Promise<PasskeyRow[]> {
    return db
      .select()
      .from(passkeys)
      .where(eq(passkeys.clientId, clientId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  }

  async countPasskeys(clientId: number, db: Database): Promise<number> {
    return db.$count(passkeys, eq(passkeys.clientId, clientId));
  }

  /** Options to create a passkey for a page; an authenticator that already has one does not create another. */
  async createAddOptions(
    transaction: Database,
    { email, firstName, id, lastName }: ClientRow,
    brand: string,
    origin: string,
  ) {
    const { generateRegistrationOptions } = await loadWebauthn();
    const rpID = passkeyHostOf(origin, this.host);
    const options = await generateRegistrationOptions({
      rpID,
      rpName: brand,
      userName: email,
      userDisplayName: fullNameOf(firstName, lastName),
      userID: new Uint8Array(Buffer.from(`client-${id}`)),
      excludeCredentials: (await this.listPasskeys(id, transaction)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      timeout: CHALLENGE_SECONDS * 1_000,
    });
    await this.#storeChallenge(transaction, id, 'add', { challenge: options.challenge, origin, rpId: rpID });
    return options;
  }

  /** Options to sign with a passkey; throws `refused` if the client has no passkey for the page. */
  async createSignOptions(clientId: number, origin: string) {
    const { generateAuthenticationOptions } = await loadWebauthn();
    const rpId = passkeyHostOf(origin, this.host);
    const usablePasskeys = (await this.listPasskeys(clientId)).filter((row) => row.rpId === rpId);
    if (usablePasskeys.length === 0) throw new ApiError('refused');
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      allowCredentials: usablePasskeys.map(descriptorOf),
      userVerification: 'preferred',
      timeout: CHALLENGE_SECONDS * 1_000,
    });
    return { options, challenge: { challenge: options.challenge, origin, rpId } satisfies PasskeyChallenge };
  }

  /** Options for a signed-in client to prove a change. */
  async createProofOptions(clientId: number, origin: string) {
    const { challenge, options } = await this.createSignOptions(clientId, origin);
    await inTransaction(this.db, (transaction) =>
      this.#storeChallenge(transaction, clientId, 'prove', challenge),
    );
    return options;
  }

  /** Stores a new passkey, under the client's lock. Throws `wrongLink` without a challenge, and `wrongCode`. */
  async addPasskey(
    transaction: Database,
    clientId: number,
    attestation: Attestation,
    labels: Pick<PasskeyRow, 'name' | 'device'>,
  ) {
    const issuedChallenge = await this.#useChallenge(transaction, clientId, 'add');
    if (!issuedChallenge) throw new ApiError('wrongLink');
    const { verifyRegistrationResponse } = await loadWebauthn();
    const verification = await verifyRegistrationResponse({
      response: attestation as RegistrationResponseJSON,
      ...expectedOf(issuedChallenge),
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verification?.verified) throw new ApiError('wrongCode');
    const { credential, credentialBackedUp } = verification.registrationInfo;
    const [row] = await transaction
      .insert(passkeys)
      .values({
        clientId,
        ...labels,
        rpId: issuedChallenge.rpId,
        isBackedUp: credentialBackedUp,
        createdAt: this.clock(),
        credentialId: credential.id,
        counter: credential.counter,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        transports: credential.transports ?? [],
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ApiError('duplicate');
    return row;
  }

  /** True if a signed-in client's passkey has signed its challenge; a challenge is valid once. */
  async verifyProof(transaction: Database, clientId: number, assertion: Assertion): Promise<boolean> {
    const issuedChallenge = await this.#useChallenge(transaction, clientId, 'prove');
    return (
      issuedChallenge !== undefined && this.verifySignature(transaction, clientId, assertion, issuedChallenge)
    );
  }

  /** True if one of the client's passkeys has signed for this page, with its own key and a higher counter than before. */
  async verifySignature(
    transaction: Database,
    clientId: number,
    assertion: Assertion,
    issuedChallenge: PasskeyChallenge,
  ): Promise<boolean> {
    const isOwnPasskey = and(eq(passkeys.clientId, clientId), eq(passkeys.credentialId, assertion.id));
    const [row] = await transaction.select().from(passkeys).where(isOwnPasskey).for('update');
    if (!row) return false;
    const { verifyAuthenticationResponse } = await loadWebauthn();
    const { counter, credentialId, publicKey } = row;
    const verification = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      ...expectedOf(issuedChallenge),
      requireUserVerification: false,
      credential: {
        id: credentialId,
        counter,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      },
    }).catch(() => undefined);
    if (!verification?.verified) return false;
    const { credentialBackedUp, newCounter } = verification.authenticationInfo;
    await transaction
      .update(passkeys)
      .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: this.clock() })
      .where(eq(passkeys.id, row.id));
    return true;
  }

  async hasPasskey(db: Database, clientId: number, id: string): Promise<boolean> {
    return (await db.$count(passkeys, and(eq(passkeys.clientId, clientId), eq(passkeys.id, id)))) > 0;
  }

  /** Throws `notFound` if the client does not have this passkey. */
  async renamePasskey(clientId: number, id: string, name: string): Promise<void> {
    const isOwnPasskey = and(eq(passkeys.clientId, clientId), eq(passkeys.id, id));
    const renamedRows = await this.db
      .update(passkeys)
      .set({ name })
      .where(isOwnPasskey)
      .returning({ id: passkeys.id });
    if (renamedRows.length === 0) throw new ApiError('notFound');
  }

  /** Throws `notFound` if the client does not have this passkey. */
  async removePasskey(transaction: Database, clientId: number, id: string): Promise<void> {
    const isOwnPasskey = and(eq(passkeys.clientId, clientId), eq(passkeys.id, id));
    const removedRows = await transaction.delete(passkeys).where(isOwnPasskey).returning({ id: passkeys.id });
    if (removedRows.length === 0) throw new ApiError('notFound');
  }

  async #storeChallenge(
    transaction: Database,
    clientId: number,
    purpose: Purpose,
    challenge: PasskeyChallenge,
  ): Promise<void> {
    const values = { asked: challenge, expiresAt: addSeconds(this.clock(), CHALLENGE_SECONDS) };
    const target = [passkeyChallenges.clientId, passkeyChallenges.purpose];
    await transaction
      .insert(passkeyChallenges)
      .values({ clientId, purpose, ...values })
      .onConflictDoUpdate({ target, set: values });
  }

  async #useChallenge(
    transaction: Database,
    clientId: number,
    purpose: Purpose,
  ): Promise<PasskeyChallenge | undefined> {
    const [row] = await transaction
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.clientId, clientId),
          eq(passkeyChallenges.purpose, purpose),
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

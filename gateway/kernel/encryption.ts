import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keysFor, type Secrets } from './secrets';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that the gateway has to read again, and hashes those that it only has to recognise. */
export class Encryption {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #macKeys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets) {
    this.#keys = keysFor('second-factor', secrets);
    this.#macKeys = keysFor('recovery-codes', secrets);
  }

  /** Encrypts for one client: in the row of another client, the text can't be decrypted. */
  encrypt(plain: Uint8Array, clientId: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keys[0], iv).setAAD(ownerOf(clientId));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Throws if the text was encrypted with another secret, or for another client. */
  decrypt(ciphertext: string, clientId: number): Buffer {
    for (const key of this.#keys) {
      const plain = decryptWith(key, ciphertext, clientId);
      if (plain) return plain;
    }
    throw new Error(`The encrypted text of client ${clientId} has another secret.`);
  }

  /** Encrypts a text with the current secret; undefined if it is. Throws as `decrypt` does. */
  renew(ciphertext: string, clientId: number): string | undefined {
    if (decryptWith(this.#keys[0], ciphertext, clientId)) return undefined;
    return this.encrypt(this.decrypt(ciphertext, clientId), clientId);
  }

  /**
   * Keyed hashes: the first is to be stored, all are to be recognised. A recovery code is so short that it could be guessed
   * from a hash without a key.
   */
  macs(text: string, clientId: number): [string, ...string[]] {
    const [currentKey, ...otherKeys] = this.#macKeys;
    const macOf = (key: Buffer) => createHmac('sha256', key).update(`${clientId} ${text}`).digest('hex');
    return [macOf(currentKey), ...otherKeys.map(macOf)];
  }
}

const ownerOf = (clientId: number) => Buffer.from(String(clientId));

function decryptWith(key: Buffer, ciphertext: string, clientId: number): Buffer | undefined {
  const bytes = Buffer.from(ciphertext, 'base64');
  const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, key, iv)
      .setAAD(ownerOf(clientId))
      .setAuthTag(rest.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined; // the text is not authentic with this key
  }
}

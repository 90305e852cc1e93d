import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from './secrets';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that the gateway has to read again, and hashes those that it only has to recognise. */
export class Encryption {
  readonly #key: Buffer;
  readonly #macKey: Buffer;

  /** @param secret the secret that all replicas share. */
  constructor(secret: string) {
    this.#key = keyFor('second-factor', secret);
    this.#macKey = keyFor('recovery-codes', secret);
  }

  /** Encrypts for one client: in the row of another client, the text can't be decrypted. */
  encrypt(plain: Uint8Array, clientId: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(ownerOf(clientId));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Throws if the text was encrypted with another key, or for another client. */
  decrypt(ciphertext: string, clientId: number): Buffer {
    const bytes = Buffer.from(ciphertext, 'base64');
    const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.#key, iv)
      .setAAD(ownerOf(clientId))
      .setAuthTag(rest.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
  }

  /** A keyed hash. A recovery code is so short that it could be guessed from a hash without a key. */
  mac(text: string, clientId: number): string {
    return createHmac('sha256', this.#macKey).update(`${clientId} ${text}`).digest('hex');
  }
}

const ownerOf = (clientId: number) => Buffer.from(String(clientId));

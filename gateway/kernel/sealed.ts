import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from './secrets';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets that the gateway has to read again, and hashes of those it only has to recognise. */
export class Sealed {
  readonly #key: Buffer;
  readonly #macKey: Buffer;

  /** @param secret the one that all replicas share. */
  constructor(secret: string) {
    this.#key = keyFor('second-factor', secret);
    this.#macKey = keyFor('recovery-codes', secret);
  }

  /** Encrypts for one client: another's row can't be put in its place. */
  seal(plain: Uint8Array, clientId: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(ownerOf(clientId));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Throws if the text was sealed with another key, or for another client. */
  open(sealed: string, clientId: number): Buffer {
    const whole = Buffer.from(sealed, 'base64');
    const [iv, rest] = [whole.subarray(0, IV_BYTES), whole.subarray(IV_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.#key, iv)
      .setAAD(ownerOf(clientId))
      .setAuthTag(rest.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
  }

  /** A keyed hash, since a recovery code is short enough to be guessed from a plain one. */
  mac(text: string, clientId: number): string {
    return createHmac('sha256', this.#macKey).update(`${clientId} ${text}`).digest('hex');
  }
}

const ownerOf = (clientId: number) => Buffer.from(String(clientId));

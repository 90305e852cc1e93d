import { Readable } from 'node:stream';
import { StreamAnswer } from '../http/call';
import { ApiError } from '../kernel/api-error';

/** The most files on their way at once from this replica: each stays in memory until its reader has it. */
const MAX_FILES = Object.freeze({ ofClient: 2, ofAll: 8 });
/** Seconds after which a refused reader may try again. */
const RETRY_SECONDS = 2;
/** A reader that reads nothing for this long is disconnected. */
const READER_TIMEOUT_MS = 10_000;
/** Bytes of a piece of Base64: a multiple of three, so that only the last piece can end in `=`. */
const PIECE_BYTES = 48 * 1024;

export interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/**
 * Answers with the bytes of documents. They are encoded while they are read, so that a large file neither stops the
 * gateway nor is in memory several times, and a reader that stops reading can't keep it there.
 */
export class FileAnswers {
  readonly #countByClient = new Map<number, number>();
  #count = 0;

  /** Throws `tooManyTries` if the client has too many files on their way, `busy` if the replica has, and as `readFile` does. */
  async sendFile(clientId: number, readFile: () => Promise<SentFile>): Promise<StreamAnswer> {
    this.#reserve(clientId);
    try {
      const stream = new FileStream(await readFile());
      stream.once('close', () => this.#release(clientId));
      return new StreamAnswer(stream, { 'content-type': 'application/json; charset=utf-8' });
    } catch (error) {
      this.#release(clientId);
      throw error;
    }
  }

  #reserve(clientId: number): void {
    const countOfClient = this.#countByClient.get(clientId) ?? 0;
    if (countOfClient >= MAX_FILES.ofClient) throw new ApiError('tooManyTries', RETRY_SECONDS);
    if (this.#count >= MAX_FILES.ofAll) throw new ApiError('busy', RETRY_SECONDS);
    this.#countByClient.set(clientId, countOfClient + 1);
    this.#count += 1;
  }

  #release(clientId: number): void {
    const remaining = (this.#countByClient.get(clientId) ?? 0) - 1;
    if (remaining > 0) this.#countByClient.set(clientId, remaining);
    else this.#countByClient.delete(clientId);
    this.#count -= 1;
  }
}

/** The envelope of a file, whose bytes become Base64 piece by piece. */
class FileStream extends Readable {
  readonly #bytes: Buffer;
  #sentBytes = 0;
  readonly #timer = setTimeout(() => this.destroy(), READER_TIMEOUT_MS).unref();

  constructor({ bytes, ...fields }: SentFile) {
    super();
    this.#bytes = bytes;
    this.push(`{"hasError":false,"result":${JSON.stringify(fields).slice(0, -1)},"data":"`);
  }

  override _read(): void {
    this.#timer.refresh();
    const piece = this.#bytes.subarray(this.#sentBytes, this.#sentBytes + PIECE_BYTES);
    this.#sentBytes += piece.length;
    if (piece.length > 0) return void this.push(piece.toString('base64'));
    this.push('"}}');
    this.push(null);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    clearTimeout(this.#timer);
    callback(error);
  }
}

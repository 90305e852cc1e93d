import { randomBytes, randomUUID } from 'node:crypto';
import { CannotContinue, type Caller } from './caller';
import type { Ledger } from './ledger';

/** Bytes of a document sent at once. */
const PART_SIZE = 20_000;

/** A kind of documents in the answer of `getDocuments`. */
interface ListedKind {
  readonly fileName?: string | null;
  readonly refused?: { readonly fileName: string; readonly reason: string } | null;
}

/** A valid document unlike any other, and its upload by tus; it may be sent several times at once. */
export class DocumentUpload {
  readonly #bytes = randomPdf();
  readonly #subject = `${randomUUID()}.pdf`;

  constructor(
    private readonly caller: Caller,
    private readonly ledger: Ledger,
    private readonly token: string,
  ) {}

  /**
   * Sends and resumes until the gateways have every byte. An answer to the list of documents confirms that the document
   * is stored.
   */
  async send(): Promise<void> {
    const { caller, token } = this;
    const metadata = ['kind identity-front', `filename ${this.#subject}`]
      .map((pair) => pair.split(' '))
      .map(([name, value = '']) => `${name} ${Buffer.from(value).toString('base64')}`);
    const creation = { 'upload-length': String(this.#bytes.length), 'upload-metadata': metadata.join(',') };
    const upload = await this.#requestHeaders(() =>
      caller.requestTus({ method: 'POST', id: '', token }, creation),
    );
    const id = (upload.get('location') ?? '').replace('files/', '');
    for (;;) {
      const status = await this.#requestHeaders(() => caller.requestTus({ method: 'HEAD', id, token }));
      const offset = Number(status.get('upload-offset'));
      if (offset === this.#bytes.length) break;
      const part = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      // The status does not matter: the next HEAD has the offset to resume from.
      const answer = await caller.requestTus(
        { method: 'PATCH', id, token },
        part,
        this.#bytes.subarray(offset, offset + PART_SIZE),
      );
      if (!answer) await caller.waitToRetry();
    }
    await this.#waitUntilListed();
  }

  /**
   * Fetches the list until it has the document, or its refusal: a file that arrived while the store was unreachable is
   * checked by a later request.
   */
  async #waitUntilListed(): Promise<void> {
    for (;;) {
      const answer = await this.caller.requestUntilAnswered({ call: 'getDocuments', token: this.token });
      if (answer.outcome === 'unknown') throw new CannotContinue();
      const kinds = answer.result as readonly ListedKind[];
      const change = { kind: 'document', subject: this.#subject };
      if (kinds.some(({ fileName }) => fileName === this.#subject)) return this.caller.record(change, answer);
      const refusal = kinds.find(({ refused }) => refused?.fileName === this.#subject)?.refused;
      if (refusal) {
        this.ledger.addViolation(
          'document',
          this.#subject,
          `a valid document was refused: ${refusal.reason}`,
        );
        throw new CannotContinue();
      }
      await this.caller.waitToRetry();
    }
  }

  async #requestHeaders(request: () => ReturnType<Caller['requestTus']>): Promise<Headers> {
    for (;;) {
      const answer = await request();
      if (answer && answer.status < 300) return answer.headers;
      if (answer) {
        this.ledger.addViolation('document', this.#subject, `an upload was refused with ${answer.status}`);
        throw new CannotContinue();
      }
      await this.caller.waitToRetry();
    }
  }
}

function randomPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  const filler = randomBytes(30_000).toString('hex');
  return Buffer.from(`%PDF-1.7\n%${filler}\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}

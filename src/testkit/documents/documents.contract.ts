import { expect } from 'expect';
import {
  Documents,
  type OutgoingFile,
  type SendingListener,
} from '../../application/documents/ports/documents';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Documents`. */
export const describeDocumentsContract = gatewayContract<'sessionToken'>(
  'Documents',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('a complete file goes into review, and content that is not a document is refused', async () => {
      const { port } = world();
      const shares: number[] = [];
      const bytes = aPdf(100_000);
      const sending = { onStarted: () => undefined, onProgress: (share: number) => void shares.push(share) };
      await port(Documents).send({ kind: 'income', name: 'pay.pdf', bytes }, sending);
      expect(shares.at(-1)).toBe(1);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      const income = (await port(Documents).list()).find(({ kind }) => kind === 'income');
      expect(income).toMatchObject({ status: 'pending', fileName: 'pay.pdf', size: 100_000, refused: null });
      const file = await port(Documents).file(income!.id!);
      expect(file).toMatchObject({ fileName: 'pay.pdf', mediaType: 'application/pdf' });
      // A gateway may save its pages in a new file.
      expect(atob(file.data)).toMatch(/^%PDF-[^]*%%EOF\s*$/);
      const textBytes = new TextEncoder().encode('<svg onload=alert(1)>');
      await port(Documents).send({ kind: 'income', name: 'evil.pdf', bytes: textBytes }, sending);
      const after = (await port(Documents).list()).find(({ kind }) => kind === 'income');
      expect(after).toMatchObject({ id: income!.id, fileName: 'pay.pdf' });
      expect(after?.refused).toMatchObject({ fileName: 'evil.pdf', reason: 'wrong-content' });
    });

    test('a stopped upload is listed, and can be completed under its id', async () => {
      const documents = world().port(Documents);
      const outgoing = { kind: 'address', name: 'bill.pdf', bytes: aPdf(50_000) } as const;
      const uploadId = await startAndStop(documents, outgoing);
      const upload = (await documents.unfinished()).find(({ id }) => id === uploadId);
      expect(upload).toMatchObject({ kind: 'address', fileName: 'bill.pdf', size: 50_000 });
      await documents.send({ ...outgoing, uploadId }, SILENT_LISTENER);
      expect((await documents.unfinished()).filter(({ id }) => id === uploadId)).toEqual([]);
      const address = (await documents.list()).find(({ kind }) => kind === 'address');
      expect(address).toMatchObject({ status: 'pending', fileName: 'bill.pdf' });
    });

    test('a canceled upload is no longer listed, and can be canceled again', async () => {
      const documents = world().port(Documents);
      const uploadId = await startAndStop(documents, { kind: 'income', name: 'no.pdf', bytes: aPdf(1_000) });
      await documents.drop(uploadId);
      expect((await documents.unfinished()).filter(({ id }) => id === uploadId)).toEqual([]);
      await documents.drop(uploadId);
    });

    test('a missing file is refused with 7', async () => {
      const missingFile = world().port(Documents).file('6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11');
      expect(await rejectionOf(missingFile)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.notFound] });
    });

    testSecured(({ port }) => port(Documents).list());
    testFailures({
      call: 'documents',
      make: ({ port }, signal) => port(Documents).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

const SILENT_LISTENER: SendingListener = { onStarted: () => undefined, onProgress: () => undefined };

/** Stops an upload right after its start; resolves to its id. */
async function startAndStop(documents: Documents, outgoing: OutgoingFile): Promise<string> {
  const stop = new AbortController();
  let uploadId = '';
  const onStarted = (id: string) => {
    uploadId = id;
    stop.abort();
  };
  const sending = documents.send(outgoing, { ...SILENT_LISTENER, onStarted }, stop.signal);
  expect(await rejectionOf(sending)).toMatchObject({ kind: 'aborted' });
  return uploadId;
}

/** A PDF of one page and `size` bytes, different on each call. */
function aPdf(size: number): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((object, at) => `${at + 1} 0 obj${object}endobj\n`);
  const head = `%PDF-1.4\n%${crypto.randomUUID()}\n`;
  const end = `trailer<</Root 1 0 R>>\n%%EOF\n`;
  const body = objects.join('');
  const filler = `%${'.'.repeat(size - head.length - body.length - end.length - 2)}\n`;
  return new TextEncoder().encode(head + filler + body + end);
}

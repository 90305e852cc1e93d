import { expect } from 'expect';
import { Documents } from '../../application/ports/documents';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { rejectionOf } from './failures';
import { gatewayContract } from './gateway-contract';

/** The contract of the port `Documents`. */
export const describeDocumentsContract = gatewayContract<'sessionToken'>(
  'Documents',
  (world) => world.sessionToken(),
  ({ test, world, secured, failures }) => {
    test('a file arrives complete and goes into review; content that is no document is refused', async () => {
      const { port } = world();
      const shares: number[] = [];
      const bytes = new Uint8Array(100_000).fill(32);
      bytes.set(new TextEncoder().encode('%PDF-1.4'));
      bytes.set(new TextEncoder().encode('%%EOF'), bytes.length - 5);
      bytes[9] = Math.floor(Math.random() * 256);
      bytes[10] = Math.floor(Math.random() * 256);
      await port(Documents).send({ kind: 'income', name: 'pay.pdf', bytes }, (share) => shares.push(share));
      expect(shares.at(-1)).toBe(1);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      const income = (await port(Documents).list()).find(({ kind }) => kind === 'income');
      expect(income).toMatchObject({ status: 'pending', fileName: 'pay.pdf', size: 100_000 });
      const file = await port(Documents).file(income!.id!);
      expect(file).toMatchObject({ fileName: 'pay.pdf', mediaType: 'application/pdf' });
      expect(Uint8Array.from(atob(file.data), (byte) => byte.charCodeAt(0))).toEqual(bytes);
      const text = new TextEncoder().encode('<svg onload=alert(1)>');
      const wrong = port(Documents).send({ kind: 'income', name: 'pay.pdf', bytes: text }, () => undefined);
      expect(await rejectionOf(wrong)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.invalid] });
    });

    test('a missing file is refused with 7', async () => {
      const other = world().port(Documents).file('6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11');
      expect(await rejectionOf(other)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.notFound] });
    });

    secured(({ port }) => port(Documents).list());
    failures({
      call: 'documents',
      make: ({ port }, signal) => port(Documents).list(signal),
      abortable: true,
      hasResult: true,
    });
  },
);

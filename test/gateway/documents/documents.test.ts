import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

interface ListedDocument {
  kind: string;
  status: string;
  id?: string;
  reviewedAt?: string;
  validUntil?: string;
  blocks: readonly { action: string; above?: string; currency?: string; from: string }[];
}
const listDocuments = async (token: string): Promise<readonly ListedDocument[]> =>
  (await gateway.call('getDocuments', { token })).body.result as ListedDocument[];
const fileOf = (token: string | undefined, id: string) =>
  gateway.call('getDocumentFile', { token, query: { id } });

it('only the owner can read a file, which is unchanged', async () => {
  const token = await gateway.signIn('main@portico.test');
  const { id = '' } = (await listDocuments(token)).find(({ kind }) => kind === 'address')!;
  const { status, body } = await fileOf(token, id);
  expect(status).toBe(200);
  const { fileName, mediaType, data } = body.result as Record<string, string>;
  expect([fileName, mediaType]).toEqual(['energy-bill.pdf', 'application/pdf']);
  expect(Buffer.from(data ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
  const otherClientsFile = await fileOf(await gateway.signIn('bank@portico.test'), id);
  expect([otherClientsFile.status, otherClientsFile.body]).toEqual([
    404,
    { errors: [{ errorCode: ERROR_CODE.notFound }] },
  ]);
  expect((await fileOf(undefined, id)).status).toBe(401);
  expect((await fileOf(token, 'energy-bill.pdf')).status).toBe(400);
});

it.each([
  // client, document, blocked action, days until then, the date they count from
  ['main', 'address', { action: 'withdraw', above: '2000.00', currency: 'USD' }, 14, 'reviewedAt'],
  ['main', 'identity-front', { action: 'withdraw' }, 0, 'validUntil'],
  ['bank', 'address', { action: 'withdraw', above: '2000.00', currency: 'CHF' }, 0, 'validUntil'],
] as const)('%s: a missing %s blocks %p', async (client, missingKind, block, days, since) => {
  const token = await gateway.signIn(`${client}@portico.test`);
  const missingDocument = (await listDocuments(token)).find(({ kind }) => kind === missingKind)!;
  expect(missingDocument.blocks).toMatchObject([block]);
  expect(
    (Date.parse(missingDocument.blocks[0]!.from) - Date.parse(missingDocument[since]!)) / 86_400_000,
  ).toBe(days);
});

it('a missing document blocks 30 days after registration, with a limit in the company’s currency', async () => {
  const token = await gateway.signIn('invest@portico.test');
  const { status, blocks } = (await listDocuments(token)).find(({ kind }) => kind === 'address')!;
  expect([status, blocks]).toMatchObject(['none', [{ above: '30000000', currency: 'IDR' }]]);
  const [owner] = await gateway.rows(
    `select extract(epoch from created_at) * 1000 as at from clients where email = 'invest@portico.test'`,
  );
  expect(Math.round((Date.parse(blocks[0]!.from) - Number(owner!['at'])) / 86_400_000)).toBe(30);
});

it('a document that no action requires blocks nothing', async () => {
  const token = await gateway.signIn('main@portico.test');
  expect((await listDocuments(token)).find(({ kind }) => kind === 'income')?.blocks).toEqual([]);
});

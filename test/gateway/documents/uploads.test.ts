import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { QUOTAS } from '../../../gateway/db/quotas.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { acceptedBytes, badFiles, jpeg, pdf, pdfOf } from './files';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { findDocument, tusClient } from '../kit/tus';

const DAY_SECONDS = 86_400;
let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('main@portico.test');
}, 60_000);
afterAll(() => gateway.stop());

// Only the time shows which of two documents is newer.
beforeEach(() => gateway.advance(1));

const tus = () => tusClient(gateway.url, token);
const documentOf = (kind = 'income') => findDocument(gateway, token, kind);
const listUnfinished = async (sessionToken = token) =>
  (await gateway.call('getUploads', { token: sessionToken })).body.result;
const fileOf = async (id: string) =>
  Buffer.from((await gateway.call('getDocumentFile', { token, query: { id } })).body.result.data, 'base64');

it('a file that is sent in pieces is stored completely', async () => {
  const bytes = pdfOf('in pieces', 100_000);
  const id = await tus().create({ size: bytes.length, name: 'Gehalt März.pdf' });
  expect(await tus().offset(id)).toBe(0);
  const first = await tus().patch(id, 0, bytes.subarray(0, 60_000));
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '60000']);
  expect(Date.parse(first.headers.get('upload-expires')!)).toBeGreaterThan(0);
  const last = await tus().patch(id, 60_000, bytes.subarray(60_000));
  expect([last.status, last.headers.get('tus-resumable')]).toEqual([204, '1.0.0']);
  expect(await documentOf()).toMatchObject({
    status: 'pending',
    id,
    fileName: 'Gehalt März.pdf',
    refused: null,
  });
  expect((await fileOf(id)).equals(await acceptedBytes(bytes))).toBe(true);
  expect(await listUnfinished()).toEqual([]);
  // The file is in the store, and no longer in the database.
  expect(await gateway.stored()).toContain(id);
  expect(await gateway.rows(`select part from document_parts where document_id = '${id}'`)).toEqual([]);
  // The received bytes stay unchanged.
  expect((await tus().patch(id, bytes.length, 'more')).status).toBe(413);
  expect((await tus().patch(id, 0, bytes)).status).toBe(409);
  expect((await tus().remove(id)).status).toBe(400);
  expect((await fileOf(id)).equals(await acceptedBytes(bytes))).toBe(true);
});

it('requests that break the tus protocol are refused', async () => {
  const { headers, status } = await tus().request('POST', '', {
    'tus-resumable': '2.0.0',
    'upload-length': '9',
  });
  expect([status, headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
  expect((await tus().request('POST', '', { 'upload-metadata': 'kind aW5jb21l' })).status).toBe(400);
  const id = await tus().create({ size: 9 });
  expect(
    (await tus().request('PATCH', id, { 'upload-offset': '0', 'content-type': 'text/plain' }, 'x')).status,
  ).toBe(415);
  expect((await tus().patch(id, 3, 'x')).status).toBe(409);
  const offset = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await tus().request('PATCH', id, { ...offset, 'upload-length': '9' }, 'x')).status).toBe(400);
  expect((await tus().request('POST', '', { 'upload-defer-length': '1' })).status).toBe(400);
  await tus().remove(id);
});

it('the request that creates an upload may contain the first bytes or the whole file', async () => {
  const bytes = pdf('at once');
  const create = (name: string, size: number, body: Uint8Array) =>
    tus().request(
      'POST',
      '',
      {
        'upload-length': String(size),
        'upload-metadata': `kind ${btoa('income')},filename ${btoa(name)}`,
        'content-type': 'application/offset+octet-stream',
      },
      body,
    );
  const half = await create('half.pdf', bytes.length, bytes.subarray(0, 100));
  expect([half.status, half.headers.get('upload-offset')]).toEqual([201, '100']);
  const uploadId = half.headers.get('location')!.replace('files/', '');
  expect((await tus().patch(uploadId, 100, bytes.subarray(100))).status).toBe(204);
  expect((await fileOf(uploadId)).equals(await acceptedBytes(bytes))).toBe(true);
  await gateway.advance(1);
  const bad = (await badFiles()).find(([, reason]) => reason === 'script')![2];
  const answer = await create('bad.pdf', bad.length, bad);
  expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, String(bad.length)]);
  expect(await documentOf()).toMatchObject({
    id: uploadId,
    refused: { fileName: 'bad.pdf', reason: 'script' },
  });
});

it.each([
  ['a kind that the company does not request', { kind: 'photo' }, 400],
  ['an unknown kind', { kind: '__proto__' }, 400],
  ['no name', { name: '' }, 400],
  ['a name with a NUL byte', { name: 'a\0b' }, 400],
  ['a name of 256 characters', { name: 'a'.repeat(256) }, 400],
  ['no bytes', { size: 0 }, 400],
  ['more than 8 MB, before a byte is sent (U2)', { size: 8 * 1024 * 1024 + 1 }, 413],
  ['a size that is not a safe integer', { size: 1e21 }, 400],
])('%s is refused', async (_description, headers, status) => {
  const answer = await tus().post({ size: 10, ...headers });
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { errors: [{ errorCode: ERROR_CODE.invalid }] },
  ]);
});

it('8 MB are accepted', async () => {
  const id = await tus().create({ size: 8 * 1024 * 1024 });
  expect((await tus().remove(id)).status).toBe(204);
  expect(await tus().offset(id)).toBe(404);
});

it('an upload that was interrupted is resumed, also on another device (U3)', async () => {
  const bytes = pdfOf('cut', 400_000);
  const id = await tus().create({ size: bytes.length });
  const receivedBytes = await sendPart(id, bytes, 200_000);
  expect(receivedBytes).toBe(200_000);
  const otherToken = await gateway.signIn('main@portico.test');
  const [upload] = await listUnfinished(otherToken);
  expect(upload).toMatchObject({
    id,
    kind: 'income',
    fileName: 'pay.pdf',
    size: bytes.length,
    received: receivedBytes,
  });
  expect(
    (await tusClient(gateway.url, otherToken).patch(id, receivedBytes, bytes.subarray(receivedBytes))).status,
  ).toBe(204);
  expect((await fileOf(id)).equals(await acceptedBytes(bytes))).toBe(true);
});

/**
 * Sends the first bytes of a file, then breaks the connection; resolves to the number of bytes that the gateway has.
 */
async function sendPart(id: string, bytes: Buffer, byteCount: number): Promise<number> {
  const { hostname, port } = new URL(gateway.url);
  const sending = request({
    hostname,
    port,
    method: 'PATCH',
    path: `/api/client/v1/Document/files/${id}`,
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${token}`,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  });
  sending.on('error', () => undefined);
  await new Promise<void>((resolve) => sending.write(bytes.subarray(0, byteCount), () => resolve()));
  for (let tries = 0; tries < 3; tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  sending.destroy();
  for (let tries = 0; tries < 100; tries += 1) {
    const offset = await tus().offset(id);
    if (offset > 0) return offset;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return 0;
}

it('a body that arrives slowly is stored in parts, not in memory', async () => {
  const bytes = pdfOf('slow', 4_000_000);
  const id = await tus().create({ size: bytes.length });
  const { hostname, port } = new URL(gateway.url);
  const sending = request({
    hostname,
    port,
    method: 'PATCH',
    path: `/api/client/v1/Document/files/${id}`,
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${token}`,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  });
  const answer = new Promise<number | undefined>((resolve) =>
    sending.on('response', ({ statusCode }) => resolve(statusCode)),
  );
  sending.write(bytes.subarray(0, 3_000_000));
  const storedBytes = async () =>
    Number(
      (
        await gateway.rows(`select coalesce(sum(octet_length(data)), 0)::int as stored from document_parts
      where document_id = '${id}'`)
      )[0]?.['stored'],
    );
  for (let tries = 0; tries < 100 && (await storedBytes()) < 2_000_000; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await storedBytes()).toBeGreaterThan(2_000_000);
  sending.end(bytes.subarray(3_000_000));
  expect(await answer).toBe(204);
  expect((await fileOf(id)).equals(await acceptedBytes(bytes))).toBe(true);
});

it('only one of two requests with the same bytes is accepted', async () => {
  const bytes = pdfOf('race', 50_000);
  for (let round = 0; round < 5; round += 1) {
    const id = await tus().create({ size: bytes.length });
    const evil = Buffer.alloc(bytes.length / 2, 'evil');
    const good = bytes.subarray(0, bytes.length / 2);
    const answers = await Promise.all([good, evil, good].map((part) => tus().patch(id, 0, part)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await tus().offset(id)).toBe(good.length);
    await tus().remove(id);
  }
});

it('another client or a visitor finds nothing', async () => {
  const id = await tus().create({ size: 10 });
  const otherClient = tusClient(gateway.url, await gateway.signIn('bank@portico.test'));
  const answers = [
    await otherClient.request('HEAD', id),
    await otherClient.patch(id, 0, 'evil'),
    await otherClient.remove(id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await listUnfinished(await gateway.signIn('bank@portico.test'))).toEqual([]);
  const visitor = tusClient(gateway.url, undefined);
  expect((await visitor.post({ size: 10 })).status).toBe(401);
  expect((await visitor.patch(id, 0, 'evil')).status).toBe(401);
  expect(await tus().offset(id)).toBe(0);
  expect(await tus().offset('not-an-id')).toBe(404);
  expect((await gateway.call('getDocumentFile', { token, query: { id } })).status).toBe(404);
  await tus().remove(id);
});

it('a file with refused content is not stored; the earlier file still counts', async () => {
  const good = pdf('the one before');
  const id = await tus().send(good, { kind: 'payment', name: 'good.pdf' });
  await gateway.advance(1);
  const bad = (await badFiles()).find(([, reason]) => reason === 'script')!;
  const evil = await tus().send(bad[2], { kind: 'payment', name: 'evil.pdf' });
  const payment = await documentOf('payment');
  expect(payment).toMatchObject({
    id,
    status: 'pending',
    refused: { fileName: 'evil.pdf', reason: 'script' },
  });
  expect(await gateway.rows(`select part from document_parts where document_id = '${evil}'`)).toEqual([]);
  expect(await gateway.stored()).not.toContain(evil);
  expect((await gateway.call('getDocumentFile', { token, query: { id: evil } })).status).toBe(404);
  await gateway.advance(1);
  // The very same file a second time.
  const copy = await tus().send(good, { kind: 'payment', name: 'copy.pdf' });
  expect(await gateway.stored()).not.toContain(copy);
  expect(await documentOf('payment')).toMatchObject({
    id,
    refused: { fileName: 'copy.pdf', reason: 'duplicate' },
  });
  await gateway.advance(1);
  await tus().send(pdf('a better one'), { kind: 'payment', name: 'better.pdf' });
  expect(await documentOf('payment')).toMatchObject({
    status: 'pending',
    fileName: 'better.pdf',
    refused: null,
  });
});

it('a store that answers with other bytes than were checked is not believed', async () => {
  const id = await tus().send(pdf('exchanged'), { kind: 'payment' });
  const readFile = () => gateway.call('getDocumentFile', { token, query: { id } });
  expect((await readFile()).status).toBe(200);
  await gateway.rows(`update documents set sha256 = repeat('0', 64) where id = '${id}' returning id`);
  expect((await readFile()).status).toBe(503);
});

it('two simultaneous copies of a file count once', async () => {
  const bytes = pdf('twice');
  await Promise.all([tus().send(bytes, { kind: 'income' }), tus().send(bytes, { kind: 'payment' })]);
  await documentOf();
  const sha256 = createHash('sha256')
    .update(await acceptedBytes(bytes))
    .digest('hex');
  const rows = await gateway.rows(`select id from documents where sha256 = '${sha256}'`);
  expect(rows).toHaveLength(1);
});

it('only the picture of a photo is stored (U1)', async () => {
  const id = await tus().send(await jpeg(), { kind: 'identity-front', name: 'id.jpg' });
  const storedFile = await fileOf(id);
  expect(storedFile.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(storedFile.includes('where-it-was-taken')).toBe(false);
});

it('a file that was complete when the gateway stopped is checked at the next request', async () => {
  const bytes = pdf('stopped');
  const id = await tus().create({ size: bytes.length });
  await gateway.rows(
    `insert into document_parts (document_id, part, data) values ('${id}', 0, decode('${bytes.toString('hex')}', 'hex'))`,
  );
  expect(await tus().offset(id)).toBe(bytes.length);
  expect(await documentOf()).toMatchObject({ id, status: 'pending' });
});

it('while the store is unreachable, a file stays in the database; a later request stores it', async () => {
  await gateway.storeAway(true);
  const bytes = pdf('away');
  const id = await tus().create({ size: bytes.length });
  const last = await tus().patch(id, 0, bytes);
  expect([last.status, last.headers.get('retry-after')]).toEqual([503, '5']);
  // The list still works.
  expect((await documentOf()).id).not.toBe(id);
  expect(await tus().offset(id)).toBe(bytes.length);
  await gateway.storeAway(false);
  expect(await documentOf()).toMatchObject({ id, status: 'pending' });
  expect((await fileOf(id)).equals(await acceptedBytes(bytes))).toBe(true);
});

describe('as time passes', () => {
  it('files without a document are deleted once a day; documents stay', async () => {
    const storedId = await tus().send(pdf('stays'));
    const orphan = await tus().send(pdf('its row is deleted'));
    await gateway.rows(`delete from documents where id = '${orphan}'`);
    // The file is new, so its row may still be written.
    expect(await gateway.sweep()).toBe(0);
    await gateway.advance(DAY_SECONDS / 2);
    expect(await gateway.sweep()).toBeUndefined();
    await gateway.advance(DAY_SECONDS / 2 + 1);
    expect(await gateway.sweep()).toBe(1);
    const storedFiles = await gateway.stored();
    expect([storedFiles.includes(storedId), storedFiles.includes(orphan)]).toEqual([true, false]);
    token = await gateway.signIn('main@portico.test');
  });

  it('a client can begin twenty files a day', async () => {
    const otherClient = tusClient(gateway.url, await gateway.signIn('main-ib@portico.test'));
    const answers = await Promise.all(
      Array.from({ length: QUOTAS.documentsADay.max + 4 }, () => otherClient.post({ size: 10 })),
    );
    const refusals = answers.filter(({ status }) => status === 429);
    expect(refusals.length).toBeGreaterThanOrEqual(4);
    expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });

  it('an upload expires after a day, and is purged', async () => {
    const id = await tus().create({ size: 10 });
    const answer = await tus().request('HEAD', id);
    const [row] = await gateway.rows(
      `select extract(epoch from sent_at) * 1000 as at from documents where id = '${id}'`,
    );
    const expires = Date.parse(answer.headers.get('upload-expires')!);
    expect(Math.abs(expires - Number(row!['at']) - DAY_SECONDS * 1_000)).toBeLessThan(1_000);
    await gateway.advance(DAY_SECONDS + 1);
    token = await gateway.signIn('main@portico.test');
    expect((await tus().request('HEAD', id)).status).toBe(410);
    expect((await tus().patch(id, 0, 'late')).status).toBe(410);
    expect(await listUnfinished()).toEqual([]);
    await gateway.purge();
    expect((await tus().request('HEAD', id)).status).toBe(404);
  });

  it('a complete file that met an unreachable store is finished without its client, and never purged', async () => {
    await gateway.storeAway(true);
    const bytes = pdf('waits for the store');
    const id = await tus().create({ size: bytes.length, kind: 'payment' });
    expect((await tus().patch(id, 0, bytes)).status).toBe(503);
    const unfinishedId = await tus().create({ size: bytes.length });
    await tus().patch(unfinishedId, 0, bytes.subarray(1));
    expect(await gateway.finishUploads()).toEqual([0]);
    await gateway.advance(2 * DAY_SECONDS);
    await gateway.purge();
    const statusOf = (document: string) =>
      gateway.rows(`select status from documents where id = '${document}'`);
    expect([await statusOf(id), await statusOf(unfinishedId)]).toEqual([[{ status: 'sending' }], []]);
    await gateway.storeAway(false);
    expect((await gateway.finishUploads(3)).filter((count) => count !== undefined)).toEqual([1]);
    expect(await statusOf(id)).toEqual([{ status: 'pending' }]);
    expect(await gateway.stored()).toContain(id);
    token = await gateway.signIn('main@portico.test');
    expect((await fileOf(id)).equals(await acceptedBytes(bytes))).toBe(true);
  });

  it('nothing is written while no file waits', async () => {
    await gateway.advance(DAY_SECONDS);
    const runs = () => gateway.rows(`select ran_at from job_runs where job = 'finish-uploads'`);
    const before = await runs();
    expect(await gateway.finishUploads(2)).toEqual([undefined, undefined]);
    expect(await runs()).toEqual(before);
  });

  it('a file that has waited is refused by its content all the same', async () => {
    token = await gateway.signIn('main@portico.test');
    const id = await tus().create({ size: 8, kind: 'payment' });
    await gateway.rows(
      `insert into document_parts (document_id, part, data) values ('${id}', 0, '12345678')`,
    );
    await gateway.advance(60);
    expect(await gateway.finishUploads()).toEqual([1]);
    expect(await gateway.rows(`select status, reason from documents where id = '${id}'`)).toEqual([
      { status: 'refused', reason: 'wrong-content' },
    ]);
  });
});

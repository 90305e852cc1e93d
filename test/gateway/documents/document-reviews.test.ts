import { acceptedBytes, jpeg, pdf } from './files';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { findDocument, tusClient } from '../kit/tus';

const EMAIL = 'main-ib@portico.test';
let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
}, 60_000);
afterAll(() => gateway.stop());

// Only the time shows which of two documents is newer.
beforeEach(() => gateway.advance(1));

const send = (kind: string, name: string, bytes: Uint8Array = pdf(name)) =>
  tusClient(gateway.url, token).send(bytes, { kind, name });
const documentOf = (kind: string) => findDocument(gateway, token, kind);
const newestMessage = async () => (await gateway.call('getNotifications', { token })).body.result[0];
const blockers = async () => (await gateway.call('getClientBlockers', { token })).body.result as object[];

describe('document reviews by the command', () => {
  it('a pending document is listed with its kind, client, size and type, and approved until a day', async () => {
    const mark = `D-${await send('identity-front', 'passport.jpg', await jpeg())}`;
    const { lines } = await gateway.review();
    const at = lines.findIndex((line) => line.startsWith(mark));
    expect(lines[at]).toMatch(/^D-\S+ {2}"main-ib@portico\.test" {2}2026-11-20T/);
    expect(lines[at + 1]).toMatch(/^ {2}identity-front, image\/jpeg, 1 KB, "passport\.jpg"$/);
    expect(await gateway.review('approve', mark, 'expires', '2031-03-01')).toEqual({
      code: 0,
      lines: [`${mark}: document-approved.`],
    });
    expect(await documentOf('identity-front')).toMatchObject({
      status: 'verified',
      reason: null,
      validUntil: '2031-03-01T12:00:00.000Z',
    });
    expect(await newestMessage()).toMatchObject({
      title: 'A document was approved',
      body: 'ID, front: nothing else is needed.',
    });
    expect(
      await gateway.rows("select kind, request_id from audit_events where network = 'command line'"),
    ).toEqual([{ kind: 'document-approved', request_id: 'review by a tester' }]);
    expect(await gateway.review('approve', mark)).toMatchObject({ code: 1 });
    expect((await gateway.review()).lines.join('\n')).not.toContain(mark);
  });

  it('a refused document has the reason, in the portal and by mail, and blocks', async () => {
    const mark = `D-${await send('address', 'bill.pdf')}`;
    expect((await gateway.review('refuse', mark, 'too-old')).code).toBe(0);
    expect(await documentOf('address')).toMatchObject({ status: 'rejected', reason: 'too-old' });
    expect(await newestMessage()).toMatchObject({
      title: 'A document was rejected',
      body: expect.stringContaining('Proof of address: The document is older than 6 months.'),
      severity: 'critical',
    });
    expect(
      await gateway.rows(
        `select body from outbox where recipient = '${EMAIL}' and kind = 'document-rejected'`,
      ),
    ).toEqual([{ body: expect.stringContaining('older than 6 months') }]);
    const address = { document: 'address', reason: 'document-rejected' };
    expect(await blockers()).toContainEqual(expect.objectContaining(address));

    // A better document lifts the block once it is approved.
    await gateway.advance(1);
    const newerMark = `D-${await send('address', 'newer-bill.pdf')}`;
    expect((await gateway.review('approve', newerMark)).code).toBe(0);
    expect(await blockers()).not.toContainEqual(expect.objectContaining({ document: 'address' }));
  });

  it('of two files of a kind the newer one is reviewed', async () => {
    const first = `D-${await send('income', 'first.pdf')}`;
    await gateway.advance(1);
    const second = `D-${await send('income', 'second.pdf')}`;
    const { lines } = await gateway.review();
    expect(lines.filter((line) => line.startsWith(first) || line.startsWith(second))).toHaveLength(1);
    expect((await gateway.review('approve', first)).code).toBe(1);
    expect((await gateway.review('refuse', second, 'blurry')).code).toBe(0);
    expect(await documentOf('income')).toMatchObject({ status: 'rejected', reason: 'blurry' });
  });

  it('wrong arguments print how to use the command, and decide nothing', async () => {
    const mark = `D-${await send('payment', 'card.pdf')}`;
    const output = async (...args: string[]) => (await gateway.review(...args)).lines;
    const usage =
      `Use: npm run review -- approve ${mark} [expires YYYY-MM-DD], or npm run review -- refuse ${mark} ` +
      '(name-mismatch | address-mismatch | too-old | blurry | cropped | expired | duplicate).';
    expect(await output('refuse', mark)).toEqual([usage]);
    expect(await output('refuse', mark, 'ugly')).toEqual([usage]);
    expect(await output('approve', mark, 'blurry')).toEqual([usage]);
    expect(await output('refuse', mark, 'blurry', 'expires', '2031-03-01')).toEqual([usage]);
    for (const day of ['2026-11-20', '2026-02-30', '2031-3-1', 'never'])
      expect(await output('approve', mark, 'expires', day)).toEqual([
        'The day after "expires" must be one after today, as YYYY-MM-DD.',
      ]);
    expect(await documentOf('payment')).toMatchObject({ status: 'pending' });
  });
});

describe('document reviews over HTTP', () => {
  const KEY = `Bearer ${'k'.repeat(32)}`;
  const requestReview = (
    path = '',
    body?: unknown,
    headers: Record<string, string> = { authorization: KEY },
  ) =>
    fetch(`${gateway.reviewsUrl}${path}`, {
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const error = async (answer: Response) =>
    [answer.status, ((await answer.json()) as { error: string }).error] as const;

  it('the pending documents are listed, sent for viewing, and decided', async () => {
    const bytes = pdf('over http');
    const mark = `D-${await send('income', 'Gehalt "März".pdf', bytes)}`;
    const list = await requestReview();
    expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { reviews } = (await list.json()) as { reviews: { mark: string; file: string }[] };
    const entry = reviews.find((review) => review.mark === mark)!;
    expect(entry).toMatchObject({
      kind: 'document',
      email: EMAIL,
      asked: { kind: 'income', fileName: 'Gehalt "März".pdf' },
      decisions: {
        approve: { reasons: [], mayExpire: true, mayNote: false },
        refuse: { reasons: expect.arrayContaining(['blurry']), mayExpire: false, mayNote: false },
      },
    });

    const file = await requestReview(entry.file.slice('reviews'.length));
    expect(Buffer.from(await file.arrayBuffer()).equals(await acceptedBytes(bytes))).toBe(true);
    const header = (name: string) => file.headers.get(name);
    expect(header('content-type')).toBe('application/pdf');
    const [client] = await gateway.rows(`select id from clients where email = '${EMAIL}'`);
    expect(header('content-disposition')).toBe(`attachment; filename="income-${String(client?.['id'])}.pdf"`);
    expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('access-control-allow-origin')).toBeNull();

    const decision = await requestReview(`/${mark}`, { decision: 'refuse', reason: 'cropped', by: 'Mina' });
    expect([decision.status, await decision.json()]).toEqual([200, { mark, event: 'document-rejected' }]);
    expect(await documentOf('income')).toMatchObject({ status: 'rejected', reason: 'cropped' });
    expect(
      await gateway.rows("select network from audit_events where request_id = 'review by Mina'"),
    ).toEqual([{ network: '127.0.0.1' }]);
    const message = 'No review has that mark (any more): look at the list again.';
    expect(await error(await requestReview(`/${mark}`, { decision: 'approve', by: 'Mina' }))).toEqual([
      404,
      message,
    ]);
    expect(await error(await requestReview(`/${mark}/file`))).toEqual([404, message]);
  });

  it.each([
    ['an ending that a machine runs', 'passport.hta', 'passport.hta'],
    ['a turned ending', 'passport\u202efdp.exe', 'passportfdp.exe'],
    ['line breaks and an escape', 'pass\r\nport\u001b[2J\u200b.pdf', 'passport[2J.pdf'],
    ['a path', '../../etc/passport.sh', '../../etc/passport.sh'],
  ])('what the client typed is data, the file has our name: %s', async (what, fileName, listedName) => {
    await gateway.advance(1);
    const id = await send('income', fileName, pdf(what));
    const { reviews } = (await (await requestReview()).json()) as {
      reviews: { mark: string; file: string; asked: { fileName: string } }[];
    };
    const entry = reviews.find(({ mark }) => mark === `D-${id}`)!;
    expect(entry.asked.fileName).toBe(listedName);
    const file = await requestReview(entry.file.slice('reviews'.length));
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="income-\d+\.pdf"$/);
    const { lines } = await gateway.review();
    // oxlint-disable-next-line no-control-regex
    expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u202e\u200b]/);
  });

  it('other reviews than documents are decided too', async () => {
    const body = { city: 'Basel', lastName: 'Brandt-Meier' };
    await gateway.call('changeClientInfo', { token: await gateway.signIn('bank@portico.test'), body });
    const { reviews } = (await (await requestReview()).json()) as {
      reviews: { kind: string; mark: string }[];
    };
    const { mark } = reviews.find(({ kind }) => kind === 'change')!;
    expect(await error(await requestReview(`/${mark}/file`))).toEqual([404, expect.any(String)]);
    const decision = await requestReview(`/${mark}`, { decision: 'approve', by: 'Mina' });
    expect(await decision.json()).toEqual({ mark, event: 'profile-change-approved' });
  });

  it('an invalid request is refused with one sentence', async () => {
    const mark = `D-${await send('income', 'wrong use.pdf')}`;
    expect(await error(await requestReview('/Nina', { decision: 'approve', by: 'Mina' }))).toEqual([
      400,
      'That is no mark: the list shows them.',
    ]);
    expect(await error(await requestReview(`/${mark}`, { decision: 'refuse', by: 'Mina' }))).toEqual([
      400,
      expect.stringMatching(/^Use: /),
    ]);
    expect(await error(await requestReview(`/${mark}`, { decision: 'approve' }))).toEqual([
      400,
      expect.stringContaining("'by'"),
    ]);
    const oversized = { decision: 'approve', by: 'x'.repeat(5_000) };
    expect((await error(await requestReview(`/${mark}`, oversized)))[0]).toBe(413);
    const withNul = { decision: 'approve', by: 'Mina\0' };
    expect((await error(await requestReview(`/${mark}`, withNul)))[0]).toBe(400);
    expect((await requestReview('/%00/file')).status).toBe(400);
    expect(await documentOf('income')).toMatchObject({ status: 'pending' });
  });

  it('a request without the key is refused', async () => {
    const statuses = [];
    for (const authorization of ['', 'Bearer ', `Bearer ${'k'.repeat(31)}`, `${KEY}k`, `Basic ${KEY}`])
      statuses.push((await requestReview('', undefined, { authorization })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    // A client's token is not a key.
    const refusal = await requestReview('', undefined, { authorization: `Bearer ${token}` });
    expect(await error(refusal)).toEqual([401, expect.stringContaining('REVIEW_KEY')]);
  });

  it('after ten wrong keys an address has to wait, even with the right key', async () => {
    for (let tries = 0; tries < 10; tries += 1) await requestReview('', undefined, {});
    const refusal = await requestReview();
    expect([refusal.status, Number(refusal.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    await gateway.advance(61);
    expect((await requestReview()).status).toBe(200);
  });

  it('the paths do not exist on the clients’ port', async () => {
    expect((await fetch(`${gateway.url}/reviews`, { headers: { authorization: KEY } })).status).toBe(404);
  });
});

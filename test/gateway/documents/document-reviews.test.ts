import { pdf, jpeg } from './files';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { listedOf, tusOf } from '../kit/tus';

const EMAIL = 'main-ib@portico.test';
let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
}, 60_000);
afterAll(() => gateway.stop());

/** The newest document differs from the one before only by its time. */
beforeEach(() => gateway.advance(1));

const send = (kind: string, name: string, bytes: Uint8Array = pdf(name)) =>
  tusOf(gateway.url, token).send(bytes, { kind, name });
const documentOf = (kind: string) => listedOf(gateway, token, kind);
const newestMessage = async () => (await gateway.call('getNotifications', { token })).body.result[0];
const blockers = async () => (await gateway.call('getClientBlockers', { token })).body.result as object[];

describe('document reviews by the command', () => {
  it('a pending document is listed with kind, client, size and type, and is approved until a day', async () => {
    const mark = `D-${await send('identity-front', 'passport.jpg', await jpeg())}`;
    const { lines } = await gateway.review();
    const at = lines.findIndex((line) => line.startsWith(mark));
    expect(lines[at]).toMatch(/^D-\S+ {2}"main-ib@portico\.test" {2}2026-11-20T/);
    expect(lines[at + 1]).toMatch(/^ {2}identity-front, image\/jpeg, 1 KB, "passport\.jpg"$/);
    expect(await gateway.review('approve', mark, 'expires', '2031-03-01')).toEqual({
      code: 0,
      lines: [`${mark}: document-approved. The client has a message.`],
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
    const better = `D-${await send('address', 'newer-bill.pdf')}`;
    expect((await gateway.review('approve', better)).code).toBe(0);
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

  it('wrong use is reported in a sentence, and decides nothing', async () => {
    const mark = `D-${await send('payment', 'card.pdf')}`;
    const wrong = async (...args: string[]) => (await gateway.review(...args)).lines;
    const use =
      `Use: npm run review -- approve ${mark} [expires YYYY-MM-DD], or npm run review -- refuse ${mark} ` +
      '(name-mismatch | address-mismatch | too-old | blurry | cropped | expired | duplicate).';
    expect(await wrong('refuse', mark)).toEqual([use]);
    expect(await wrong('refuse', mark, 'ugly')).toEqual([use]);
    expect(await wrong('approve', mark, 'blurry')).toEqual([use]);
    expect(await wrong('refuse', mark, 'blurry', 'expires', '2031-03-01')).toEqual([use]);
    for (const day of ['2026-11-20', '2026-02-30', '2031-3-1', 'never'])
      expect(await wrong('approve', mark, 'expires', day)).toEqual([
        'The day after "expires" must be one after today, as YYYY-MM-DD.',
      ]);
    expect(await documentOf('payment')).toMatchObject({ status: 'pending' });
  });
});

describe('document reviews over HTTP', () => {
  const KEY = `Bearer ${'k'.repeat(32)}`;
  const ask = (path = '', body?: unknown, headers: Record<string, string> = { authorization: KEY }) =>
    fetch(`${gateway.reviewsUrl}${path}`, {
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const error = async (answer: Response) =>
    [answer.status, ((await answer.json()) as { error: string }).error] as const;

  it('the pending documents are listed, sent for viewing, and decided', async () => {
    const bytes = pdf('over http');
    const mark = `D-${await send('income', 'Gehalt "März".pdf', bytes)}`;
    const list = await ask();
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

    const file = await ask(entry.file.slice('reviews'.length));
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    const header = (name: string) => file.headers.get(name);
    expect(header('content-type')).toBe('application/pdf');
    expect(header('content-disposition')).toBe("attachment; filename*=UTF-8''Gehalt%20%22M%C3%A4rz%22.pdf");
    expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('access-control-allow-origin')).toBeNull();

    const decision = await ask(`/${mark}`, { decision: 'refuse', reason: 'cropped', by: 'Mina' });
    expect([decision.status, await decision.json()]).toEqual([200, { mark, event: 'document-rejected' }]);
    expect(await documentOf('income')).toMatchObject({ status: 'rejected', reason: 'cropped' });
    expect(
      await gateway.rows("select network from audit_events where request_id = 'review by Mina'"),
    ).toEqual([{ network: '127.0.0.1' }]);
    const message = 'No review has that mark (any more): look at the list again.';
    expect(await error(await ask(`/${mark}`, { decision: 'approve', by: 'Mina' }))).toEqual([404, message]);
    expect(await error(await ask(`/${mark}/file`))).toEqual([404, message]);
  });

  it('other reviews than documents are decided too', async () => {
    const body = { city: 'Basel', lastName: 'Brandt-Meier' };
    await gateway.call('changeClientInfo', { token: await gateway.signIn('bank@portico.test'), body });
    const { reviews } = (await (await ask()).json()) as { reviews: { kind: string; mark: string }[] };
    const { mark } = reviews.find(({ kind }) => kind === 'change')!;
    expect(await error(await ask(`/${mark}/file`))).toEqual([404, expect.any(String)]);
    const decision = await ask(`/${mark}`, { decision: 'approve', by: 'Mina' });
    expect(await decision.json()).toEqual({ mark, event: 'profile-change-approved' });
  });

  it('wrong use is reported in a sentence', async () => {
    const mark = `D-${await send('income', 'wrong use.pdf')}`;
    expect(await error(await ask('/Nina', { decision: 'approve', by: 'Mina' }))).toEqual([
      400,
      'That is no mark: the list shows them.',
    ]);
    expect(await error(await ask(`/${mark}`, { decision: 'refuse', by: 'Mina' }))).toEqual([
      400,
      expect.stringMatching(/^Use: /),
    ]);
    expect(await error(await ask(`/${mark}`, { decision: 'approve' }))).toEqual([
      400,
      expect.stringContaining("'by'"),
    ]);
    const long = { decision: 'approve', by: 'x'.repeat(5_000) };
    expect((await error(await ask(`/${mark}`, long)))[0]).toBe(413);
    expect(await documentOf('income')).toMatchObject({ status: 'pending' });
  });

  it('requests without the key learn nothing; guesses have to wait, and then also the right key from the same address', async () => {
    const statuses = [];
    for (const authorization of ['', 'Bearer ', `Bearer ${'k'.repeat(31)}`, `${KEY}k`, `Basic ${KEY}`])
      statuses.push((await ask('', undefined, { authorization })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    // A client's token is no key.
    const refusal = await ask('', undefined, { authorization: `Bearer ${token}` });
    expect(await error(refusal)).toEqual([401, expect.stringContaining('REVIEW_KEY')]);
    for (let tries = 0; tries < 4; tries += 1) await ask('', undefined, {});
    const waits = await ask();
    expect([waits.status, Number(waits.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    await gateway.advance(61);
    expect((await ask()).status).toBe(200);
  });

  it('the paths do not exist on the clients’ port', async () => {
    expect((await fetch(`${gateway.url}/reviews`, { headers: { authorization: KEY } })).status).toBe(404);
  });
});

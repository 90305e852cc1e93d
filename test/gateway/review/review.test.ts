import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';
import { programArguments } from '../../gateway-kit/program';

// A change of verified data waits for a review.
describe('the reviews of changed profiles', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    // Only changes of profiles wait for a review in these tests.
    await gateway.rows(`update documents set status = 'verified' where status = 'pending'`);
  }, 60_000);
  afterAll(() => gateway.stop());

  const EMAIL = 'bank@portico.test';
  const change = async (body: object) =>
    gateway.call('changeClientInfo', { token: await gateway.signIn(EMAIL), body });
  const profile = async () =>
    (await gateway.call('getProfile', { token: await gateway.signIn(EMAIL) })).body.result;
  const markOf = async () => /^\d+-[0-9a-f]{8}/.exec((await gateway.review()).lines.join('\n'))?.[0] ?? '';
  const newestMessage = async () =>
    (await gateway.call('getNotifications', { token: await gateway.signIn(EMAIL) })).body.result[0];

  it('reports if nothing is waiting', async () => {
    expect(await gateway.review()).toEqual({ code: 0, lines: ['Nothing waits for review.'] });
  });

  it('shows the current and the new data, and on approval changes the profile and notifies the client', async () => {
    const before = await profile();
    await change({ lastName: 'Brandt-Meier', city: 'Basel' });
    const { lines } = await gateway.review();
    expect(lines).toEqual([
      expect.stringMatching(/^\d+-[0-9a-f]{8} {2}"bank@portico\.test" {2}2026-11-20T/),
      `  city: "${before.city}" -> "Basel"`,
      `  lastName: "${before.lastName}" -> "Brandt-Meier"`,
    ]);
    const { code } = await gateway.review('approve', await markOf());
    expect(code).toBe(0);
    expect(await profile()).toMatchObject({ lastName: 'Brandt-Meier', city: 'Basel', inReview: [] });
    expect(await newestMessage()).toMatchObject({ title: 'Your change was approved', isRead: false });
    expect(
      await gateway.rows("select kind, request_id from audit_events where network = 'command line'"),
    ).toEqual([{ kind: 'profile-change-approved', request_id: 'review by a tester' }]);
  });

  it('on refusal leaves the profile as it is and notifies the client', async () => {
    await change({ lastName: 'Duck' });
    const mark = await markOf();
    expect((await gateway.review('refuse', mark, 'noDocument')).code).toBe(0);
    expect(await profile()).toMatchObject({
      lastName: 'Brandt-Meier',
      inReview: [],
      review: { state: 'refused', fields: { lastName: 'Duck' }, reason: 'noDocument' },
    });
    // The request is no longer pending, so it cannot be decided again.
    expect((await gateway.review('approve', mark)).code).toBe(1);
    expect(await newestMessage()).toMatchObject({ title: 'Your change was not approved' });
  });

  it('removes a refusal at the next change, and after a month', async () => {
    await change({ lastName: 'Goose' });
    expect((await profile()).review).toMatchObject({
      state: 'pending',
      fields: { lastName: 'Goose' },
      refusedAt: null,
      reason: null,
      reference: expect.stringMatching(/^S-/),
    });
    expect((await gateway.review('refuse', await markOf(), 'other')).code).toBe(0);
    expect((await profile()).review).toMatchObject({ state: 'refused', reason: 'other' });
    await gateway.rows("update profile_reviews set refused_at = refused_at - interval '31 days'");
    expect((await profile()).review).toBeNull();
  });

  it('does not approve a change that was made after the list was read', async () => {
    await change({ lastName: 'Harmless' });
    const reviewMark = await markOf();
    await change({ lastName: 'Harmful' });
    const { code, lines } = await gateway.review('approve', reviewMark);
    expect([code, lines[0]]).toEqual([1, expect.stringContaining('look at the list again')]);
    expect(await profile()).toMatchObject({ lastName: 'Brandt-Meier', inReview: ['lastName'] });
  });

  it('decides each change once', async () => {
    const mark = await markOf();
    expect((await gateway.review('refuse', mark, 'other')).code).toBe(0);
    expect((await gateway.review('approve', mark)).code).toBe(1);
  });

  it('applies a decision completely or not at all', async () => {
    await change({ lastName: 'Moon' });
    const mark = await markOf();
    await gateway.rows(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await gateway.rows('create trigger failing before insert on notifications execute function fail()');
    await expect(gateway.review('approve', mark)).rejects.toThrow('Failed query');
    await gateway.rows('drop trigger failing on notifications');
    expect(await profile()).toMatchObject({ lastName: 'Brandt-Meier', inReview: ['lastName'] });
    expect((await gateway.review('approve', mark)).code).toBe(0);
  });

  it('prints no control characters', async () => {
    await change({ city: 'Basel-Land' });
    // The gateway refuses such a city; rows from elsewhere may contain one.
    const fields = JSON.stringify({ city: 'Ba\u001b[2Jsel\u009b' });
    await gateway.rows(`update profile_reviews set fields = '${fields}'`);
    expect((await gateway.review()).lines.join('')).toContain('"Ba\\u001b[2Jsel?"');
  });

  it.each([
    [['approve']],
    [['delete', '1-00000000']],
    [['approve', '1-00000000', 'now']],
    [['refuse', '1-00000000']],
    [['toString', '1-00000000']],
    [['approve', '1-00000000', 'expires', '2027-01-01']],
    [['approve', '1-00000000', 'one', 'two']],
  ])('refuses the arguments %j in one sentence, with code 2', async (args) => {
    const { code, lines } = await gateway.review(...args);
    expect([code, lines]).toEqual([2, [expect.stringMatching(/^Use: npm run review /)]]);
  });

  it('refuses a mark of another form', async () => {
    const { code, lines } = await gateway.review('approve', 'Nina');
    expect([code, lines]).toEqual([2, ['That is no mark: the list shows them.']]);
  });
});

describe('npm run review', () => {
  const root = path.join(__dirname, '../../..');
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'portico-data-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const run = (dataFolder: string) =>
    spawnSync(process.execPath, programArguments('gateway/programs/review.ts'), {
      cwd: root,
      encoding: 'utf8' as const,
      env: { PATH: process.env['PATH'], DATABASE_URL: '', DATA_FOLDER: dataFolder },
    });

  it('opens and closes the gateway’s data', () => {
    for (let round = 0; round < 2; round += 1) {
      const { status, stderr, stdout } = run(folder);
      expect([status, stdout, stderr]).toEqual([0, 'Nothing waits for review.\n', '']);
    }
  }, 60_000);

  it('reports why it cannot start', () => {
    writeFileSync(path.join(folder, 'portico.pid'), String(process.pid));
    const inUse = run(folder);
    expect([inUse.status, inUse.stderr]).toEqual([1, expect.stringContaining('already uses the data in')]);
    const inMemory = run('memory');
    expect([inMemory.status, inMemory.stderr]).toEqual([
      1,
      expect.stringMatching(/^DATA_FOLDER is "memory"/),
    ]);
  }, 60_000);
});

import { WARNING_DAYS } from '../../../src/domain/documents/document';
import { pdf } from '../documents/files';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { tusOf } from '../kit/tus';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const START = Date.UTC(2026, 10, 20);
const EMAIL = 'main-ib@portico.test';
const dayAfter = (days: number) => new Date(START + days * DAY_SECONDS * 1_000).toISOString().slice(0, 10);

let gateway: Gateway;
let today = 0;
/** Lets days pass until this many are over. */
async function untilDay(day: number) {
  await gateway.advance((day - today) * DAY_SECONDS);
  today = day;
}
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

/** Sends a file, which a reviewer approves for this many days from the start. */
async function approved(kind: string, days: number, name = `${kind} ${days}`) {
  await gateway.advance(1);
  const tus = tusOf(gateway.url, await gateway.signIn(EMAIL));
  const mark = `D-${await tus.send(pdf(name), { kind, name: 'scan.pdf' })}`;
  expect((await gateway.review('approve', mark, 'expires', dayAfter(days))).code).toBe(0);
}
/** Recipients of the next run's notifications and mails. */
async function runJob(replicas = 1) {
  const read = async () => ({
    here: await gateway.rows(`select email from notifications n join clients c on c.id = n.client_id
      where template = 'identity-runs-out' order by n.id`),
    mailed: await gateway.rows(
      "select recipient as email from outbox where kind = 'identity-runs-out' order by id",
    ),
  });
  const before = await read();
  await gateway.advance(HOUR_SECONDS);
  const counts = await gateway.notifyExpiringDocuments(replicas);
  const after = await read();
  return {
    counts,
    here: after.here.slice(before.here.length).map(({ email }) => email),
    mailed: after.mailed.slice(before.mailed.length).map(({ email }) => email),
  };
}
const NOBODY = { counts: [0], here: [], mailed: [] };
const THEM = { counts: [1], here: [EMAIL], mailed: [EMAIL] };

it('nobody is told of what the seed has told already, of other kinds, and of what is valid for longer', async () => {
  expect(await runJob()).toEqual(NOBODY);
  await approved('identity-front', 60);
  await approved('address', WARNING_DAYS - 4);
  expect(await runJob()).toEqual(NOBODY);
});

it('a client is told once when few days are left, by mail too, by one of several replicas', async () => {
  await untilDay(60 - WARNING_DAYS - 1);
  expect(await runJob()).toEqual(NOBODY);
  await untilDay(60 - WARNING_DAYS + 1);
  const { counts, ...them } = await runJob(3);
  expect(counts.filter((count) => count !== undefined)).toEqual([1]);
  expect(them).toEqual({ here: [EMAIL], mailed: [EMAIL] });
  expect(await gateway.notifyExpiringDocuments()).toEqual([undefined]);
  expect(await runJob()).toEqual(NOBODY);
});

it('the client is notified again about a renewed document when it expires soon', async () => {
  await approved('identity-front', 65);
  await approved('identity-front', 120);
  await untilDay(65 - WARNING_DAYS + 1);
  expect(await runJob()).toEqual(NOBODY);
  await untilDay(120 - WARNING_DAYS + 1);
  expect(await runJob()).toEqual(THEM);
});

it('the two sides of a card are told of together; a side that runs out by itself has its own telling', async () => {
  await untilDay(121);
  await approved('identity-front', 160);
  await approved('identity-back', 160);
  await untilDay(160 - WARNING_DAYS + 1);
  expect(await runJob()).toEqual(THEM);
  expect(await runJob()).toEqual(NOBODY);
  await approved('identity-front', 900);
  await approved('identity-back', 160, 'the other side alone');
  expect(await runJob()).toEqual(THEM);
});

it('one that has run out already is told by its own state, not by this', async () => {
  await approved('identity-back', 170);
  await untilDay(180);
  expect(await runJob()).toEqual(NOBODY);
});

import { WARNING_DAYS } from '../../../src/domain/documents/document';
import { pdf } from '../documents/files';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { tusClient } from '../kit/tus';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const START = Date.UTC(2026, 10, 20);
const EMAIL = 'main-ib@portico.test';
const dayAfter = (days: number) => new Date(START + days * DAY_SECONDS * 1_000).toISOString().slice(0, 10);

let gateway: Gateway;
let today = 0;
/** Advances the clock to a day after the start. */
async function advanceToDay(day: number) {
  await gateway.advance((day - today) * DAY_SECONDS);
  today = day;
}
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

/** Sends a file and approves it until a day after the start. */
async function sendApproved(kind: string, days: number, name = `${kind} ${days}`) {
  await gateway.advance(1);
  const tus = tusClient(gateway.url, await gateway.signIn(EMAIL));
  const mark = `D-${await tus.send(pdf(name), { kind, name: 'scan.pdf' })}`;
  expect((await gateway.review('approve', mark, 'expires', dayAfter(days))).code).toBe(0);
}
/** Recipients of the next run's notifications and mails. */
async function runJob(replicas = 1) {
  const read = async () => ({
    notified: await gateway.rows(`select email from notifications n join clients c on c.id = n.client_id
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
    notified: after.notified.slice(before.notified.length).map(({ email }) => email),
    mailed: after.mailed.slice(before.mailed.length).map(({ email }) => email),
  };
}
const NO_NOTICE = { counts: [0], notified: [], mailed: [] };
const ONE_NOTICE = { counts: [1], notified: [EMAIL], mailed: [EMAIL] };

it('clients are not notified of other kinds of documents, or of documents that are valid for longer', async () => {
  expect(await runJob()).toEqual(NO_NOTICE);
  await sendApproved('identity-front', 60);
  await sendApproved('address', WARNING_DAYS - 4);
  expect(await runJob()).toEqual(NO_NOTICE);
});

it('a client is notified once when few days are left, also by mail, by one of several replicas', async () => {
  await advanceToDay(60 - WARNING_DAYS - 1);
  expect(await runJob()).toEqual(NO_NOTICE);
  await advanceToDay(60 - WARNING_DAYS + 1);
  const { counts, ...recipients } = await runJob(3);
  expect(counts.filter((count) => count !== undefined)).toEqual([1]);
  expect(recipients).toEqual({ notified: [EMAIL], mailed: [EMAIL] });
  expect(await gateway.notifyExpiringDocuments()).toEqual([undefined]);
  expect(await runJob()).toEqual(NO_NOTICE);
});

it('the client is notified again about a renewed document when it expires soon', async () => {
  await sendApproved('identity-front', 65);
  await sendApproved('identity-front', 120);
  await advanceToDay(65 - WARNING_DAYS + 1);
  expect(await runJob()).toEqual(NO_NOTICE);
  await advanceToDay(120 - WARNING_DAYS + 1);
  expect(await runJob()).toEqual(ONE_NOTICE);
});

it('the two sides of a card have one notice; a side that expires alone has its own', async () => {
  await advanceToDay(121);
  await sendApproved('identity-front', 160);
  await sendApproved('identity-back', 160);
  await advanceToDay(160 - WARNING_DAYS + 1);
  expect(await runJob()).toEqual(ONE_NOTICE);
  expect(await runJob()).toEqual(NO_NOTICE);
  await sendApproved('identity-front', 900);
  await sendApproved('identity-back', 160, 'the other side alone');
  expect(await runJob()).toEqual(ONE_NOTICE);
});

it('an expired document has no notice', async () => {
  await sendApproved('identity-back', 170);
  await advanceToDay(180);
  expect(await runJob()).toEqual(NO_NOTICE);
});

import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// A message is claimed by one replica, retried with waits, failed by a permanent error, and sent once (G10).
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());
beforeEach(() => gateway.rows('delete from outbox'));

/** Queues due mails, each valid for an hour. */
const queue = async (count: number) => {
  await gateway.call('resetPassword', { body: { email: 'main@portico.test' }, ip: '10.70.0.1' });
  await gateway.rows(`insert into outbox (channel, kind, recipient, body, status, created_at, expires_at)
    select channel, kind, n || '@portico.test', body, status, created_at, expires_at
    from outbox, generate_series(2, ${count}) n`);
};
const statuses = async () =>
  (await gateway.rows('select status, tries, body from outbox order by id')).map(
    ({ status, tries, body }) => [status, tries, body] as const,
  );
const advanceHour = () => gateway.advance(3_601);
beforeEach(advanceHour);

it('delivers each message once from several replicas, and deletes its body', async () => {
  await queue(40);
  const deliveries = await gateway.forward('taken', 3);
  expect(deliveries).toHaveLength(40);
  expect(new Set(deliveries.map(({ recipient }) => recipient)).size).toBe(40);
  expect(new Set((await statuses()).map((row) => row.join()))).toEqual(new Set(['sent,1,']));
});

it('waits longer after each failed attempt', async () => {
  await queue(1);
  for (const wait of [15, 30, 60, 120]) {
    expect(await gateway.forward('later')).toHaveLength(1);
    await gateway.advance(wait - 1);
    expect(await gateway.forward('later')).toEqual([]);
    await gateway.advance(1);
  }
  expect(await gateway.forward('taken')).toHaveLength(1);
  expect(await statuses()).toEqual([['sent', 5, '']]);
});

it('does not retry after a permanent refusal', async () => {
  await queue(1);
  expect(await gateway.forward('never')).toHaveLength(1);
  await advanceHour();
  expect(await gateway.forward('taken')).toEqual([]);
  expect(await statuses()).toEqual([['failed', 1, '']]);
});

it('does not send an expired message, and clears it', async () => {
  await queue(1);
  await advanceHour();
  expect(await gateway.forward('taken')).toEqual([]);
  expect(await statuses()).toEqual([['failed', 1, '']]);
});

it('sends the message of a replica that was killed, after two minutes', async () => {
  await queue(1);
  await gateway.rows("update outbox set tries = 1, next_try_at = created_at + interval '120 seconds'");
  expect(await gateway.forward('taken')).toEqual([]);
  await gateway.advance(120);
  expect(await gateway.forward('taken')).toHaveLength(1);
});

import { LiveStatus } from '../../../src/application/accounts/live-status';
import { Staleness } from '../../../src/application/accounts/staleness';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakePage } from '../../../src/testkit/kernel/fake-page';

function createStaleness() {
  const clock = new FakeClock();
  const page = new FakePage();
  const status = new LiveStatus();
  return { clock, page, status, staleness: new Staleness(clock, page, status) };
}

test('figures are silent ten seconds after the last sign of life', () => {
  const { clock, status, staleness } = createStaleness();
  staleness.markAlive();
  clock.advance(9_999);
  staleness.markAlive();
  clock.advance(9_999);
  expect(status.isSilent).toBe(false);
  clock.advance(1);
  expect(status.isSilent).toBe(true);
  staleness.markAlive();
  expect(status.isSilent).toBe(false);
});

test('figures of a hidden page are not silent', () => {
  const { clock, page, status, staleness } = createStaleness();
  staleness.markAlive();
  page.leave();
  clock.advance(60_000);
  expect(status.isSilent).toBe(false);
});

test('figures are not silent after the end', () => {
  const { clock, status, staleness } = createStaleness();
  staleness.markAlive();
  clock.advance(10_000);
  staleness.stop();
  expect(status.isSilent).toBe(false);
  clock.advance(60_000);
  expect([status.isSilent, clock.pending]).toEqual([false, 0]);
});

import { LiveConnection, type TabMessage } from '../../../src/application/accounts/live-connection';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FakeLiveFigures } from '../../../src/testkit/accounts/fake-live-figures';
import { clientOf } from '../../../src/testkit/client/clients-data';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakePage } from '../../../src/testkit/kernel/fake-page';
import { FakeTabs } from '../../../src/testkit/kernel/fake-tabs';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

function createBrowser() {
  const clock = new FakeClock();
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  const client = backend.add({ email: 'a@portico.test', password: 'x', setting: clientOf('main') });
  backend.gateway.setBearer(backend.issueToken(client));
  return { clock, backend, live: new FakeLiveFigures(backend) };
}

function openTab({ clock, live }: ReturnType<typeof createBrowser>, otherTab?: FakeTabs) {
  const page = new FakePage();
  const tabs = new FakeTabs(otherTab);
  const kinds: TabMessage['kind'][] = [];
  const connection = new LiveConnection({ live, tabs, clock, page });
  const leave = connection.join(1, ({ kind }) => kinds.push(kind));
  leaves.push(leave);
  return { page, tabs, kinds, connection, leave };
}

const leaves: (() => void)[] = [];
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  await untilSettled();
  jest.restoreAllMocks();
});

test('one tab reads the stream, and every tab gets its events', async () => {
  const browser = createBrowser();
  const first = openTab(browser);
  const second = openTab(browser, first.tabs);
  await untilSettled();
  browser.live.send({ kind: 'books' });
  expect(browser.live.readerCount).toBe(1);
  expect([first.kinds, second.kinds]).toEqual([
    ['figures', 'books'],
    ['figures', 'books'],
  ]);
});

test('the next leading tab resumes after the last event that it has seen', async () => {
  const browser = createBrowser();
  const first = openTab(browser);
  openTab(browser, first.tabs);
  await untilSettled();
  browser.live.send({ kind: 'alive' });
  first.leave();
  await untilSettled();
  expect(browser.live.resumedAfter).toEqual([null, 'event-2']);
});

test('the next client starts with the current figures', async () => {
  const browser = createBrowser();
  const { connection, leave } = openTab(browser);
  await untilSettled();
  leave();
  await untilSettled();
  leaves.push(connection.join(2, () => undefined));
  await untilSettled();
  expect(browser.live.resumedAfter).toEqual([null, null]);
});

test('a broken stream is read again after a second, or when the connection is back', async () => {
  const browser = createBrowser();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { page } = openTab(browser);
  await untilSettled();
  browser.live.endStream(PortalError.unavailable());
  await untilSettled();
  browser.clock.advance(999);
  await untilSettled();
  expect(browser.live.readerCount).toBe(0);
  browser.clock.advance(1);
  await untilSettled();
  expect(browser.live.readerCount).toBe(1);
  browser.live.endStream(PortalError.unavailable());
  await untilSettled();
  page.setOnline(false);
  page.setOnline(true);
  await untilSettled();
  expect(browser.live.readerCount).toBe(1);
});

test('without a stream the tabs get a heartbeat every five seconds, and poll with every sixth', async () => {
  const browser = createBrowser();
  browser.backend.failNext('events', PortalError.refused([], 404));
  const { kinds } = openTab(browser);
  await untilSettled();
  for (let second = 0; second < 30; second += 5) {
    browser.clock.advance(5_000);
    await untilSettled();
  }
  expect(kinds).toEqual(['polling', 'polling', 'polling', 'polling', 'polling', 'poll', 'polling']);
  expect(browser.live.resumedAfter).toHaveLength(1);
});

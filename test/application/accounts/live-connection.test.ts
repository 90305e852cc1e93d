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

describe('lists that were read before the first event', () => {
  test('are read again if they are of another state', async () => {
    const browser = createBrowser();
    browser.live.answeredStates = ['before'];
    browser.live.state = 'after';
    const { kinds } = openTab(browser);
    await untilSettled();
    expect(kinds).toEqual(['figures', 'reset']);
    browser.live.answeredStates = ['after'];
    browser.live.send({ kind: 'books' });
    expect(kinds).toEqual(['figures', 'reset', 'books']);
  });

  test('are read again if their answer arrives after the first event, with an earlier state', async () => {
    const browser = createBrowser();
    browser.live.state = 'after';
    const { kinds } = openTab(browser);
    await untilSettled();
    browser.live.answeredStates = ['before'];
    browser.live.send({ kind: 'alive' });
    expect(kinds).toEqual(['figures', 'alive', 'reset']);
    browser.live.answeredStates = ['after'];
    browser.live.send({ kind: 'alive' });
    expect(kinds).toEqual(['figures', 'alive', 'reset', 'alive']);
  });

  test('are current if their answer arrives late, with the state of an event since the first', async () => {
    const browser = createBrowser();
    browser.live.state = 'first';
    const { kinds } = openTab(browser);
    await untilSettled();
    browser.live.state = 'second';
    browser.live.send({ kind: 'books' });
    browser.live.answeredStates = ['first', 'second'];
    browser.live.send({ kind: 'alive' });
    expect(kinds).toEqual(['figures', 'books', 'alive']);
  });

  test('of calls that were made much later need no comparison: events report the changes', async () => {
    const browser = createBrowser();
    browser.live.state = 'now';
    const { kinds } = openTab(browser);
    await untilSettled();
    browser.clock.advance(15_001);
    await untilSettled();
    kinds.length = 0;
    browser.live.answeredStates = ['between two events'];
    browser.live.send({ kind: 'alive' });
    expect(kinds).toEqual(['alive']);
  });

  test('are current if nothing has changed, or if the gateway does not send states', async () => {
    const browser = createBrowser();
    const tabWithoutStates = openTab(browser);
    await untilSettled();
    tabWithoutStates.leave();
    browser.live.answeredStates = ['now'];
    browser.live.state = 'now';
    const tabWithStates = openTab(browser);
    await untilSettled();
    expect([tabWithoutStates.kinds, tabWithStates.kinds]).toEqual([['figures'], ['figures']]);
  });

  test('are read again in a second tab, which gets the events of the first', async () => {
    const browser = createBrowser();
    const first = openTab(browser);
    await untilSettled();
    browser.live.answeredStates = ['before'];
    browser.live.state = 'after';
    const second = openTab(browser, first.tabs);
    // Each page has its own answers: the first one has not received any since its last event.
    const states = jest.spyOn(browser.live, 'takeAnsweredStates');
    states.mockReturnValueOnce([]).mockReturnValueOnce(['before']).mockReturnValue([]);
    browser.live.send({ kind: 'alive' });
    expect([first.kinds, second.kinds]).toEqual([
      ['figures', 'alive'],
      ['alive', 'reset'],
    ]);
  });

  test('are read again in a tab that was hidden while something changed', async () => {
    const browser = createBrowser();
    browser.live.state = 'before';
    browser.live.answeredStates = ['before'];
    const first = openTab(browser);
    const second = openTab(browser, first.tabs);
    await untilSettled();
    second.tabs.leave();
    second.page.leave();
    browser.live.state = 'after';
    browser.live.send({ kind: 'books' });
    second.tabs.comeBack();
    second.page.comeBack();
    const states = jest.spyOn(browser.live, 'takeAnsweredStates');
    states.mockReturnValueOnce([]).mockReturnValueOnce(['after']).mockReturnValue([]);
    browser.live.send({ kind: 'alive' });
    expect(second.kinds.slice(-2)).toEqual(['alive', 'reset']);
    expect(first.kinds.at(-1)).toBe('alive');
  });
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

describe('a stream that a proxy on the way delays', () => {
  /** Advances the clock by seconds, and lets each of them settle. */
  async function pass({ clock }: ReturnType<typeof createBrowser>, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      await untilSettled();
    }
  }

  test('polls after 15 s without an event, until one arrives', async () => {
    const browser = createBrowser();
    const { kinds } = openTab(browser);
    await untilSettled();
    kinds.length = 0;
    await pass(browser, 14);
    expect(kinds).toEqual([]);
    await pass(browser, 1);
    expect(kinds).toEqual(['poll']);
    await pass(browser, 30);
    expect(kinds.filter((kind) => kind === 'poll')).toHaveLength(2);
    expect(browser.live.readerCount).toBe(1);
    kinds.length = 0;
    browser.live.send({ kind: 'alive' });
    await pass(browser, 14);
    expect(kinds).toEqual(['alive']);
  });

  test('polls too if each try ends before its first event', async () => {
    const browser = createBrowser();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    for (let tries = 0; tries < 4; tries += 1) browser.backend.failNext('events', PortalError.unavailable());
    const { kinds } = openTab(browser);
    await untilSettled();
    // The tries are at 0, 1, 3 and 7 s; the fifth, at 15 s, reads figures.
    await pass(browser, 14);
    expect(kinds).toEqual([]);
    await pass(browser, 1);
    expect(kinds).toContain('poll');
    expect(kinds).toContain('figures');
    await pass(browser, 5);
    expect(kinds.at(-1)).toBe('figures');
  });

  test('a tab that has left does not poll', async () => {
    const browser = createBrowser();
    const { kinds, leave } = openTab(browser);
    await untilSettled();
    kinds.length = 0;
    leave();
    await pass(browser, 20);
    expect(kinds).toEqual([]);
  });
});

import { describeChatWidgetContract } from '../../../src/testkit/support/chat-widget.contract';
import { runner } from '../../jest/runner';
import { ZendeskWidget } from '../../../src/infrastructure/support/zendesk-widget';
import { untilSettled } from '../../../src/testkit/portal/settled';

type Command = [part: string, command: string, callback?: (answer: (token: string) => void) => void];
const page = window as unknown as { zE?: (...command: Command) => void; zESettings?: object };
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  delete page.zE;
  delete page.zESettings;
});

/** Installs the provider's function; returns the commands it received. */
function provider(): Command[] {
  const told: Command[] = [];
  page.zE = (...command) => told.push(command);
  return told;
}

describeChatWidgetContract(runner, 'ZendeskWidget', () => {
  const widget = new ZendeskWidget();
  const state = { blocked: false, opened: 0, user: undefined as string | null | undefined };
  let ask: Command[2];
  const signIn = () => {
    state.user = null;
    ask?.((token) => (state.user = token));
  };
  const obey = (...[, command, callback]: Command) => {
    if (command === 'open') state.opened += 1;
    if (command === 'logoutUser') state.user = undefined;
    if (command === 'loginUser') {
      ask = callback;
      signIn();
    }
  };
  return {
    widget,
    finishLoading: () => {
      if (!state.blocked) page.zE = obey;
      scripts()[0]?.dispatchEvent(new Event(state.blocked ? 'error' : 'load'));
    },
    block: () => void (state.blocked = true),
    loadCount: () => scripts().length,
    requestToken: signIn,
    user: () => state.user,
    openCount: () => state.opened,
  };
});

describe('ZendeskWidget (D2)', () => {
  test('adds one script to the page, with the key and without error reporting to others', async () => {
    const widget = new ZendeskWidget();
    const loading = [widget.load('a key'), widget.load('a key')];
    expect(scripts().map(({ id, src }) => [id, src])).toEqual([
      ['ze-snippet', 'https://static.zdassets.com/ekr/snippet.js?key=a%20key'],
    ]);
    expect(page.zESettings).toMatchObject({ errorReporting: false });
    scripts()[0]?.dispatchEvent(new Event('load'));
    await expect(Promise.all(loading)).resolves.toHaveLength(2);
  });

  test('a blocked script is unavailable', async () => {
    const loading = new ZendeskWidget().load('key');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('is present once the provider’s function exists', () => {
    const widget = new ZendeskWidget();
    expect(widget.present).toBe(false);
    provider();
    expect(widget.present).toBe(true);
  });

  test('gives a new token each time the provider asks, and none for an anonymous chat', async () => {
    const told = provider();
    const tokens = ['first', 'second', null];
    new ZendeskWidget().identify(async () => tokens.shift() ?? null);
    const given: string[] = [];
    const ask = told[0]?.[2];
    for (let time = 0; time < 3; time += 1) ask?.((token) => given.push(token));
    await untilSettled();
    expect([told[0]?.slice(0, 2), given]).toEqual([
      ['messenger', 'loginUser'],
      ['first', 'second'],
    ]);
  });

  test('opens; a sign-out signs the client out and closes it', () => {
    const told = provider();
    const widget = new ZendeskWidget();
    widget.open();
    widget.forget();
    expect(told.map(([, command]) => command)).toEqual(['open', 'logoutUser', 'close']);
  });

  test('a provider that throws is logged, and the portal continues', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    page.zE = () => {
      throw new Error('theirs');
    };
    expect(() => new ZendeskWidget().forget()).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

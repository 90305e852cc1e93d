import { describeChatWidgetContract } from '../../../src/testkit/support/chat-widget.contract';
import { runner } from '../../jest/runner';
import { ZendeskWidget } from '../../../src/infrastructure/support/zendesk-widget';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

type Command = [part: string, command: string, callback?: (answer: (token: string) => void) => void];
const page = window as unknown as { zE?: (...command: Command) => void; zESettings?: object };
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  delete page.zE;
  delete page.zESettings;
});

/** Installs the provider's function; returns the commands it received. */
function installProvider(): Command[] {
  const commands: Command[] = [];
  page.zE = (...command) => commands.push(command);
  return commands;
}

describeChatWidgetContract(runner, 'ZendeskWidget', () => {
  const widget = new ZendeskWidget();
  const state = { isBlocked: false, openCount: 0, user: undefined as string | null | undefined };
  let requestToken: Command[2];
  const signIn = () => {
    state.user = null;
    requestToken?.((token) => (state.user = token));
  };
  const execute = (...[, command, callback]: Command) => {
    if (command === 'open') state.openCount += 1;
    if (command === 'logoutUser') state.user = undefined;
    if (command === 'loginUser') {
      requestToken = callback;
      signIn();
    }
  };
  return {
    widget,
    finishLoading: () => {
      if (!state.isBlocked) page.zE = execute;
      scripts()[0]?.dispatchEvent(new Event(state.isBlocked ? 'error' : 'load'));
    },
    block: () => void (state.isBlocked = true),
    loadCount: () => scripts().length,
    requestToken: signIn,
    user: () => state.user,
    openCount: () => state.openCount,
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

  test('is present once the provider’s function exists', () => {
    const widget = new ZendeskWidget();
    expect(widget.present).toBe(false);
    installProvider();
    expect(widget.present).toBe(true);
  });

  test('returns a new token for each request of the provider, and none for an anonymous chat', async () => {
    const commands = installProvider();
    const tokens = ['first', 'second', null];
    new ZendeskWidget().identify(async () => tokens.shift() ?? null);
    const receivedTokens: string[] = [];
    const requestToken = commands[0]?.[2];
    for (let request = 0; request < 3; request += 1) requestToken?.((token) => receivedTokens.push(token));
    await untilSettled();
    expect([commands[0]?.slice(0, 2), receivedTokens]).toEqual([
      ['messenger', 'loginUser'],
      ['first', 'second'],
    ]);
  });

  test('opens the chat, and a sign-out closes it and signs the client out', () => {
    const commands = installProvider();
    const widget = new ZendeskWidget();
    widget.open();
    widget.forget();
    expect(commands.map(([, command]) => command)).toEqual(['open', 'logoutUser', 'close']);
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

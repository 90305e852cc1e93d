import { autorun } from 'mobx';
import { TerminalStore } from '../../../src/application/stores/terminal-store';
import { PortalError } from '../../../src/domain/errors';
import type { TerminalRoute } from '../../../src/domain/platform/terminals.table';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/create-test-portal';
import { siteIdOf } from '../../../src/testkit/data/clients';
import { settled } from '../../../src/testkit/settled';

const LINKS = {
  WebTerminalServersMt4: 'Portico-Live4',
  WebTerminalServersMt5: 'Portico-Live',
  MT5WebTerminalServersDemo: 'Portico-Demo',
};

async function openTerminal(
  route: TerminalRoute,
  { links = LINKS, ...options }: TestPortalOptions & { links?: Record<string, string> } = {},
) {
  const portal = createTestPortal({
    signedIn: true,
    client: { firstMt4Login: 4001, firstMt5Login: 5001 },
    ...options,
  });
  portal.backend.links.set(siteIdOf('main'), links);
  await portal.start();
  const terminal = portal.resolve(TerminalStore);
  autorun(() => terminal.remote(route)); // watched as a view watches it
  terminal.open();
  await settled();
  return { ...portal, terminal, remote: () => terminal.remote(route) };
}

describe('TerminalStore', () => {
  test.each([
    ['webterminal4', 'version=4&servers=Portico-Live4&trade_server=Portico-Live4&login=4001&lang=en'],
    ['webterminal5', 'version=5&servers=Portico-Live&trade_server=Portico-Live&login=5001&lang=en'],
    ['webterminal5-demo', 'version=5&servers=Portico-Demo&trade_server=Portico-Demo&lang=en'],
  ] as const)('%s (D5)', async (route, query) => {
    const { remote, token } = await openTerminal(route);
    const src = `https://metatraderweb.app/trade?${query}`;
    expect(remote()).toMatchObject({ status: 'ready', data: { kind: 'frame', src } });
    expect(src).not.toContain(token);
  });

  test('the language of the address is that of the texts', async () => {
    const { language, remote } = await openTerminal('webterminal4');
    await language.change('de-DE', 'webterminal4');
    expect(remote()).toMatchObject({ data: { src: expect.stringMatching(/&lang=de$/) as string } });
  });

  test.each([
    ['webterminal4', { firstMt4Login: null }],
    ['webterminal5', { firstMt5Login: null }],
  ] as const)('%s without a login is a message', async (route, client) => {
    const { remote } = await openTerminal(route, { client });
    expect(remote()).toMatchObject({ data: { kind: 'no-login' } });
  });

  test('without a configured server it is a message', async () => {
    const { remote } = await openTerminal('webterminal5-demo', { links: {} });
    expect(remote()).toMatchObject({ data: { kind: 'no-server' } });
  });

  describe('which addresses may be framed (I1)', () => {
    const kindOf = async (options: Parameters<typeof openTerminal>[1]) => {
      const { remote } = await openTerminal('webterminal4', options);
      const state = remote();
      return state.status === 'ready' ? state.data.kind : state.status;
    };
    const server = (value: string) => ({ links: { WebTerminalServersMt4: value } });

    test('the configured terminal may, whatever the list holds', async () => {
      expect(await kindOf({ config: { frameOrigins: ['https://other.example'] } })).toBe('frame');
    });

    test('a server that is an address may if its origin may', async () => {
      expect(await kindOf(server('https://terminal.example/t'))).toBe('frame');
      const config = { frameOrigins: ['https://other.example'] };
      expect(await kindOf({ ...server('https://terminal.example/t'), config })).toBe('refused');
      expect(await kindOf({ ...server('https://other.example/t'), config })).toBe('frame');
    });

    test('http, data: and the portal’s own origin may not', async () => {
      expect(await kindOf(server('http://terminal.example/t'))).toBe('refused');
      expect(await kindOf(server('data:text/html,hi'))).toBe('refused');
      expect(await kindOf({ config: { webTerminalUrl: '/terminal' } })).toBe('refused');
    });
  });

  test('links that fail are tried again by Retry', async () => {
    const portal = createTestPortal({ signedIn: true, client: { firstMt4Login: 4001 } });
    portal.backend.failNext('siteConfig', PortalError.unavailable({ status: 503 }));
    await portal.start();
    const terminal = portal.resolve(TerminalStore);
    autorun(() => terminal.remote('webterminal4'));
    terminal.open();
    await settled();
    expect(terminal.remote('webterminal4').status).toBe('failed');
    terminal.retry();
    await settled();
    expect(terminal.remote('webterminal4')).toMatchObject({ data: { kind: 'frame' } });
  });
});

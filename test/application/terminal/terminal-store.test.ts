import { autorun } from 'mobx';
import { TerminalStore } from '../../../src/application/terminal/terminal-store';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { TerminalRoute } from '../../../src/domain/platform/terminals.table';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { siteIdOf } from '../../../src/testkit/client/clients-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const LINKS = {
  WebTerminalServersMt4: 'Portico-Live4',
  WebTerminalServersMt5: 'Portico-Live',
  MT5WebTerminalServersDemo: 'Portico-Demo',
};

async function openTerminal(
  route: TerminalRoute,
  {
    links = LINKS,
    login: requestedLogin = null,
    ...options
  }: TestPortalOptions & { links?: Record<string, string>; login?: string | null } = {},
) {
  const portal = createTestPortal({
    signedIn: true,
    client: { firstMt4Login: 4001, firstMt5Login: 5001 },
    ...options,
  });
  portal.backend.links.set(siteIdOf('main'), links);
  await portal.start();
  const terminal = portal.resolve(TerminalStore);
  autorun(() => terminal.remote(route, requestedLogin)); // observed as a view observes it
  terminal.open(route);
  await untilSettled();
  return { ...portal, terminal, remote: () => terminal.remote(route, requestedLogin) };
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

  describe('an account named in the address (D9)', () => {
    const accounts = [
      accountOf({ login: 4001, platform: 'MT4' }),
      accountOf({ login: 4002, platform: 'MT4', nickname: 'Second' }),
      accountOf({ login: 5002, platform: 'MT5' }),
    ];

    test.each([
      ['one of the client’s own', '4002', 4002, 'Second'],
      ['one of the other platform', '5002', 4001, 'Main trading'],
      ['somebody else’s', '4999', 4001, 'Main trading'],
      ['no login at all', 'abc', 4001, 'Main trading'],
      ['none', null, 4001, 'Main trading'],
    ])('%s', async (_case, requestedLogin, login, name) => {
      const { remote, terminal } = await openTerminal('webterminal4', { accounts, login: requestedLogin });
      expect(remote()).toMatchObject({
        data: { src: expect.stringContaining(`&login=${login}&`) as string },
      });
      expect(terminal.account('webterminal4', requestedLogin)).toEqual({ login, name });
    });

    test('the demo terminal does not have one', async () => {
      const { remote, terminal } = await openTerminal('webterminal5-demo', { accounts, login: '5002' });
      expect(remote()).toMatchObject({ data: { src: expect.not.stringContaining('login=') as string } });
      expect(terminal.account('webterminal5-demo', '5002')).toBeUndefined();
    });

    test('while its owner is unknown no other account opens, and Retry loads the accounts again', async () => {
      const portal = createTestPortal({ signedIn: true, client: { firstMt4Login: 4001 }, accounts });
      portal.backend.links.set(siteIdOf('main'), LINKS);
      portal.backend.failNext('accounts', PortalError.unavailable({ status: 503 }));
      await portal.start();
      const terminal = portal.resolve(TerminalStore);
      autorun(() => terminal.remote('webterminal4', '4002'));
      terminal.open('webterminal4');
      await untilSettled();
      expect(terminal.remote('webterminal4', '4002').status).toBe('failed');
      expect(terminal.remote('webterminal4')).toMatchObject({ status: 'ready' });
      terminal.retry();
      await untilSettled();
      expect(terminal.remote('webterminal4', '4002')).toMatchObject({
        data: { src: expect.stringContaining('&login=4002&') as string },
      });
    });
  });

  test('the address uses the language of the texts', async () => {
    const { language, remote } = await openTerminal('webterminal4');
    await language.change('de-DE', 'webterminal4');
    expect(remote()).toMatchObject({ data: { src: expect.stringMatching(/&lang=de$/) as string } });
  });

  test.each([
    ['webterminal4', { firstMt4Login: null }],
    ['webterminal5', { firstMt5Login: null }],
  ] as const)('%s without a login shows a message', async (route, client) => {
    const { remote } = await openTerminal(route, { client });
    expect(remote()).toMatchObject({ data: { kind: 'no-login' } });
  });

  test('without a configured server it shows a message', async () => {
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

    test('the configured terminal may, also if it is not in the list', async () => {
      expect(await kindOf({ config: { frameOrigins: ['https://other.example'] } })).toBe('frame');
    });

    test('a server given as an address may if its origin may', async () => {
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

  test('Retry loads failed links again', async () => {
    const portal = createTestPortal({ signedIn: true, client: { firstMt4Login: 4001 } });
    portal.backend.failNext('siteConfig', PortalError.unavailable({ status: 503 }));
    await portal.start();
    const terminal = portal.resolve(TerminalStore);
    autorun(() => terminal.remote('webterminal4'));
    terminal.open('webterminal4');
    await untilSettled();
    expect(terminal.remote('webterminal4').status).toBe('failed');
    terminal.retry();
    await untilSettled();
    expect(terminal.remote('webterminal4')).toMatchObject({ data: { kind: 'frame' } });
  });
});

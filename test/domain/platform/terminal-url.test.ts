import {
  requestedAccount,
  readRequestedLogin,
  terminalAddress,
  terminalLogin,
  terminalPageFor,
  type TerminalFacts,
} from '../../../src/domain/platform/terminal-url';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const FACTS: TerminalFacts = {
  webTerminalUrl: 'https://metatraderweb.app/trade',
  links: {
    WebTerminalServersMt4: 'Portico-Live4',
    WebTerminalServersMt5: 'Portico-Live5',
    MT5WebTerminalServersDemo: 'Portico-Demo5',
  },
  firstMt4Login: 4001,
  firstMt5Login: 5001,
  language: 'de',
  pageOrigin: 'https://portal.example',
};

describe('terminal frame (D5)', () => {
  // oxfmt-ignore
  test.each([
    ['webterminal4', 'https://metatraderweb.app/trade?version=4&servers=Portico-Live4&trade_server=Portico-Live4&login=4001&lang=de'],
    ['webterminal5', 'https://metatraderweb.app/trade?version=5&servers=Portico-Live5&trade_server=Portico-Live5&login=5001&lang=de'],
    ['webterminal5-demo', 'https://metatraderweb.app/trade?version=5&servers=Portico-Demo5&trade_server=Portico-Demo5&lang=de'],
  ] as const)('%s', (route, src) => expect(terminalAddress(route, FACTS)).toEqual({ kind: 'frame', src }));

  test('an account named in the address is preferred to the first one (D9)', () => {
    const own = accountOf({ login: 5002, platform: 'MT5' });
    const accounts = [own, accountOf({ login: 4002, platform: 'MT4' })];
    expect(requestedAccount('webterminal5', 5002, accounts)).toBe(own);
    for (const login of [4002, 5003, undefined]) {
      expect(requestedAccount('webterminal5', login, accounts)).toBeUndefined();
    }
    expect(terminalLogin('webterminal5', { ...FACTS, requestedLogin: 5002 })).toBe(5002);
    expect(terminalLogin('webterminal5', FACTS)).toBe(5001);
    expect(terminalLogin('webterminal5-demo', { ...FACTS, requestedLogin: 5002 })).toBeUndefined();
    expect(terminalAddress('webterminal5', { ...FACTS, requestedLogin: 5002 })).toMatchObject({
      src: expect.stringContaining('login=5002') as string,
    });
  });

  test.each([
    ['5002', 5002],
    ['', undefined],
    ['5002 ', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['1234567890123456', undefined],
    [null, undefined],
  ])('the requested login in %j is %j', (text, login) => expect(readRequestedLogin(text)).toBe(login));

  test('without a configured server, a message is shown', () => {
    expect(terminalAddress('webterminal4', { ...FACTS, links: {} })).toEqual({ kind: 'no-server' });
    expect(terminalAddress('webterminal4', { ...FACTS, links: { WebTerminalServersMt4: '' } })).toEqual({
      kind: 'no-server',
    });
  });

  test('without a login, a message is shown; the demo terminal needs no login', () => {
    const facts = { ...FACTS, firstMt4Login: null, firstMt5Login: null };
    expect(terminalAddress('webterminal4', facts)).toEqual({ kind: 'no-login' });
    expect(terminalAddress('webterminal5', facts)).toEqual({ kind: 'no-login' });
    expect(terminalAddress('webterminal5-demo', facts).kind).toBe('frame');
  });

  test('a server given as an https URL is the base and keeps its own parameters', () => {
    const links = { WebTerminalServersMt4: 'https://terminal.example/web?servers=Own' };
    expect(terminalAddress('webterminal4', { ...FACTS, links })).toEqual({
      kind: 'frame',
      src: 'https://terminal.example/web?servers=Own&version=4&login=4001&lang=de',
    });
  });

  test.each([
    'http://terminal.example',
    'http://localhost:4000',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://u:p@terminal.example',
    'HTTP://terminal.example',
  ])('a server %s is refused', (server) => {
    const links = { WebTerminalServersMt4: server };
    expect(terminalAddress('webterminal4', { ...FACTS, links })).toEqual({ kind: 'refused' });
  });

  test("a server on http is refused, even if it is the portal's own origin", () => {
    const pageOrigin = 'http://portal.example';
    const links = { WebTerminalServersMt4: `${pageOrigin}/x` };
    expect(terminalAddress('webterminal4', { ...FACTS, links, pageOrigin })).toEqual({ kind: 'refused' });
  });

  test('on a loopback page http loopback counts as https', () => {
    const links = { WebTerminalServersMt4: 'http://localhost:4000/t' };
    const address = terminalAddress('webterminal4', { ...FACTS, links, pageOrigin: 'http://localhost:3000' });
    expect(address).toEqual({ kind: 'frame', src: 'http://localhost:4000/t?version=4&login=4001&lang=de' });
  });

  test('the configured base may be a path of the portal itself', () => {
    const facts = { ...FACTS, webTerminalUrl: '/terminal', pageOrigin: 'http://portal.example' };
    expect(terminalAddress('webterminal5-demo', facts)).toMatchObject({
      src: expect.stringMatching(/^http:\/\/portal\.example\/terminal\?version=5&/),
    });
  });

  test('a server name cannot add parameters', () => {
    const links = { WebTerminalServersMt4: 'A&login=1#x' };
    const address = terminalAddress('webterminal4', { ...FACTS, links });
    const { searchParams, hash } = new URL(address.kind === 'frame' ? address.src : '');
    expect(searchParams.getAll('login')).toEqual(['4001']);
    expect(searchParams.get('servers')).toBe('A&login=1#x');
    expect(hash).toBe('');
  });
});

test('the page of a terminal names an account, which is read back', () => {
  const { pathname, searchParams } = new URL(terminalPageFor('/webterminal5', 5001), FACTS.pageOrigin);
  expect([pathname, readRequestedLogin(searchParams.get('login'))]).toEqual(['/webterminal5', 5001]);
});

import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { FEATURES } from '../../cli/conform/features.table';
import { inWords, type ConformReport } from '../../cli/conform/report';
import { WRITES } from '../../cli/conform/writes.table';
import { portico } from '../../cli/portico';
import { loadContract } from '../../contract/load-contract';
import { startGateway, type RunningGateway } from '../gateway-kit/start-gateway';
import { startRecordingProxy, type Change, type Passing, type RecordingProxy } from './recording-proxy';

jest.setTimeout(180_000);

const CLIENT = ['--email', 'main@portico.test', '--password', 'Portico-demo-1'];
const OPERATIONS = loadContract();

let gateway: RunningGateway;
let proxy: RecordingProxy;
let token: string;
let output = '';

beforeAll(async () => {
  gateway = await startGateway();
  proxy = await startRecordingProxy(gateway.origin);
  token = await tokenOf('main@portico.test');
});
afterAll(async () => {
  await proxy.close();
  await gateway.close();
});
beforeEach(() => {
  output = '';
  proxy.seen.length = 0;
  proxy.breaks();
  const say = (text: unknown) => void (output += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
});
afterEach(() => jest.restoreAllMocks());

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${gateway.origin}/api/client/Sca/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Portico-demo-1' }),
  });
  return ((await answer.json()) as { result: { token: string } }).result.token;
}

async function conform(...args: string[]): Promise<{ code: number; report: ConformReport }> {
  output = '';
  const code = await portico(['conform', '--url', proxy.origin, '--json', ...args]);
  return { code, report: JSON.parse(output) as ConformReport };
}

const verdictOf = ({ operations }: ConformReport, id: string) =>
  operations.find(({ operation }) => operation === id)?.verdict;

describe('the gateway', () => {
  test('keeps the contract, and every call that a client may make was judged', async () => {
    const { code, report } = await conform('--token', token);
    expect(report.off).toEqual([]);
    expect(code).toBe(0);
    const gets = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => id);
    const fits = gets.filter((id) => verdictOf(report, id) === 'fits');
    // Pages closed to the main variant, the captcha that this gateway does not use, money that was not moved, and a
    // stream has no end.
    const rest = [
      'getPartnership',
      'getStrategies',
      'getCampaigns',
      'getWallet',
      'getWalletAddresses',
      'getWalletDepositAddress',
      'getWalletRequest',
      'getWalletHistory',
      'getCaptchaChallenge',
      'getMoneyRequest',
      'getEvents',
    ];
    expect(gets.filter((id) => !fits.includes(id)).sort()).toEqual(rest.sort());
  });

  test('without --write nothing but GETs is asked, with a token or without', async () => {
    await portico(['conform', '--url', proxy.origin, '--token', token]);
    await portico(['conform', '--url', proxy.origin]);
    expect(proxy.seen.length).toBeGreaterThan(100);
    expect(proxy.seen.filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  test('a sign-in by --email is one POST, and the report of words says what was done', async () => {
    expect(await portico(['conform', '--url', proxy.origin, ...CLIENT])).toBe(0);
    const posts = proxy.seen.filter((line) => !line.startsWith('GET '));
    expect(posts).toEqual(['POST /api/client/Sca/login']);
    expect(output).toContain('keeps the contract');
    expect(output).toMatch(/login: signs in as the client/);
  });

  test('with --write every POST is made or said why not, and the demo client is as before', async () => {
    const setting = () =>
      fetch(`${gateway.origin}/api/client/v1/Client/client`, {
        headers: { authorization: `Bearer ${token}` },
      }).then((answer) => answer.text());
    const before = await setting();
    const { code, report } = await conform(...CLIENT, '--write');
    expect(report.off).toEqual([]);
    expect(code).toBe(0);
    const posts = OPERATIONS.filter(({ method }) => method === 'POST').map(({ id }) => id);
    const notMade = posts.filter((id) => verdictOf(report, id) !== 'fits');
    expect(notMade.toSorted()).toEqual(['closeOnboardingPage', 'endOtherSessions', 'withdrawProfileChange']);
    expect(report.writes.length).toBeGreaterThanOrEqual(posts.length - notMade.length);
    expect(await setting()).toBe(before);
  });

  test('a token that is handed over is neither prolonged nor ended', async () => {
    const { report } = await conform('--token', token, '--write');
    expect([verdictOf(report, 'logout'), verdictOf(report, 'renewSession')]).toEqual(['part', 'part']);
    expect((await conform('--token', token)).code).toBe(0);
  });
});

/** The calls of an address, whatever their arguments. */
const at =
  (part: string, change: Change): Change =>
  (answer) => {
    if (answer.address.includes(part)) change(answer);
  };
const json =
  (edit: (body: Node) => unknown): Change =>
  (answer) => {
    const body = JSON.parse(answer.body) as Node;
    answer.body = JSON.stringify(edit(body) ?? body);
  };
const forClients =
  (change: Change): Change =>
  (answer) => {
    if (answer.status === 200) change(answer);
  };
// Answers are of any shape here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const page = (answer: Passing) => {
  answer.status = 200;
  answer.headers = { 'content-type': 'text/html' };
  answer.body = '<!doctype html><title>Portal</title>';
};

/** A broken answer, and the only call that must be reported. */
const BROKEN: readonly (readonly [string, Change, string])[] = [
  [
    'money is a number',
    at('/Account/accounts', forClients(json(({ result }) => void (result[0].balance = 10.5)))),
    'getAccounts',
  ],
  [
    'the client has no company',
    at('/Client/client', forClients(json(({ result }) => void delete result.companyId))),
    'getClient',
  ],
  [
    'there is no list of languages',
    at('/cms/v1/Language', (answer) => void (answer.status = 404)),
    'getLanguages',
  ],
  [
    'texts come without the envelope',
    at(
      '/ContentTranslation',
      json(({ result }) => result),
    ),
    'getTranslations',
  ],
  [
    'a site has no id',
    at(
      '/SiteDomain/',
      json(({ result }) => void (result.siteId = 'fifty')),
    ),
    'getSiteDomain',
  ],
  ['countries fail', at('/SiteCountry', (answer) => void (answer.status = 500)), 'getCountries'],
  [
    'a failure comes with status 200',
    at(
      '/SiteConfig',
      json(() => ({ hasError: true, errors: [{ errorCode: 12 }] })),
    ),
    'getSiteConfig',
  ],
  [
    'strangers are let in',
    at('/Account/trader-url', (answer) => void (answer.token === undefined && (answer.status = 200))),
    'getTraderUrl',
  ],
  [
    'an unknown token is a 403',
    at(
      '/Client/check-tool-status',
      (answer) => void (answer.token?.includes('unknown') && (answer.status = 403)),
    ),
    'checkToolStatus',
  ],
  [
    'a refusal says no code',
    at(
      '/Client/onboarding-url',
      (answer) => void (answer.status === 401 && (answer.body = '{"message":"no"}')),
    ),
    'getOnboardingUrl',
  ],
  [
    'an address leads elsewhere',
    at(
      '/TradingCentral',
      forClients((answer) => Object.assign(answer, { status: 302, headers: { location: '/' } })),
    ),
    'getIframeUrl',
  ],
  ['a page stands in the place of an answer', at('/GeoIp/countryinfo', page), 'getCountryInfo'],
  [
    "a client's answer is kept for others",
    at(
      '/Client/profile',
      forClients(({ headers }) => void (headers['cache-control'] = 'public, max-age=60')),
    ),
    'getProfile',
  ],
  ['an unknown call gets the page', at('/no-such-call', page), 'unknownCall'],
  [
    'an own call answers what it should not',
    at(
      '/cms/v1/News',
      json(() => ({ hasError: false, result: [{ id: 1 }] })),
    ),
    'getNews',
  ],
  [
    'the configuration has an unknown choice',
    at(
      '/config.json',
      json(() => ({ consent: 'perhaps' })),
    ),
    'getConfig',
  ],
];

describe('a broken gateway', () => {
  test.each(BROKEN)('%s', async (_what, change, id) => {
    proxy.breaks(change);
    const { code, report } = await conform('--token', token);
    expect(report.off).toEqual([id]);
    expect(code).toBe(1);
    expect(inWords(report)).toMatch(new RegExp(`^Off:\n  ${id}$`, 'm'));
  });

  test.each<readonly [string, Change, string]>([
    [
      'a wrong sign-in is a 401',
      at('/Sca/login', (answer) => void (answer.body.includes('hasError":true') && (answer.status = 401))),
      'login',
    ],
    [
      'a wrong current password is a 401',
      at('/change-password', (answer) => void (answer.status = 401)),
      'changePassword',
    ],
    [
      'strangers may save',
      at('/change-client-settings', (answer) => void (answer.status = 200)),
      'changeClientSettings',
    ],
    [
      'an empty registration is taken',
      at(
        '/Registration/singleregister',
        json(() => ({ hasError: false, result: { scaToken: 'x' } })),
      ),
      'singleRegister',
    ],
    [
      'a sign-out ends nothing',
      at('/Sca/logout', (answer) => {
        answer.status = 200;
        answer.body = '{"hasError":false,"result":null}';
      }),
      'logout',
    ],
  ])('with --write: %s', async (_what, change, id) => {
    proxy.breaks(change);
    const { code, report } = await conform(...CLIENT, '--write');
    expect(report.off).toEqual([id]);
    expect(code).toBe(1);
  });

  test('that lets no other origin read is named for a portal on another one', async () => {
    const { code, report } = await conform('--token', token, '--origin', 'https://portal.example');
    expect(code).toBe(1);
    expect(report.off).toContain('getClient');
    expect(report.operations.find(({ operation }) => operation === 'getClient')?.faults.join()).toContain(
      'Access-Control-Allow-Origin: missing',
    );
    proxy.breaks(({ headers }) => void (headers['access-control-allow-origin'] = 'https://portal.example'));
    expect((await conform('--token', token, '--origin', 'https://portal.example')).code).toBe(0);
  });

  test('that is not there has every call off', async () => {
    expect(await portico(['conform', '--url', 'http://127.0.0.1:9', '--json'])).toBe(1);
    const { off } = JSON.parse(output) as ConformReport;
    expect(off).toEqual(expect.arrayContaining(['getSiteDomain', 'getLanguages', 'getClient']));
  });
});

describe('a gateway without Portico’s own calls', () => {
  test('conforms, and the report names what the portal does without', async () => {
    const own = (load(readFileSync('contract/openapi.yaml', 'utf8')) as { paths: Record<string, Node> })
      .paths;
    const patterns = Object.entries(own)
      .filter(([, item]) => (item.get ?? item.post ?? item.head)['x-portico-own'])
      .map(([path]) => path.replace('v{ver}', 'v1').replace(/\{\w+\}/g, ''));
    proxy.breaks((answer) => {
      if (patterns.some((path) => answer.address.startsWith(path))) answer.status = 404;
    });
    const { code, report } = await conform(...CLIENT, '--write');
    expect(report.off).toEqual([]);
    expect(code).toBe(0);
    const missing = report.operations.filter(({ verdict }) => verdict === 'own');
    const ids = OPERATIONS.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    expect(missing.map(({ operation }) => operation).sort()).toEqual([...ids].sort());
    expect(report.without).toEqual(
      expect.arrayContaining(['the list of news', 'the notifications', 'sending documents']),
    );
  });

  test('each of them stands in the table of features, and each POST in that of writes', () => {
    const own = OPERATIONS.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    const posts = OPERATIONS.filter(({ method }) => method === 'POST').map(({ id }) => id);
    expect(Object.keys(FEATURES).sort()).toEqual(own.sort());
    expect(Object.keys(WRITES).sort()).toEqual(posts.sort());
  });
});

test.each([
  [[], 'Say where the gateway is: --url URL.'],
  [['--url', 'gateway'], '--url must be an http or https address'],
  [['--url', 'ftp://gateway.example'], '--url must be an http or https address'],
  [['--url', 'https://gateway.example/?a=1'], '--url has neither a query nor a fragment.'],
  [['--url', 'https://gateway.example', '--email', 'a@b.example'], '--email and --password go together.'],
  [['--url', 'https://gateway.example', '--token', 'a b'], 'A token is 1 to 8,192 printable characters.'],
  [
    ['--url', 'https://gateway.example', '--token', 'a', '--email', 'b', '--password', 'c'],
    'Give either --token or --email',
  ],
  [['--url', 'https://gateway.example', '--origin', 'portal'], '--origin must be'],
])('a wrong use, %j, ends with code 2 and one sentence', async (args, sentence) => {
  expect(await portico(['conform', ...args])).toBe(2);
  expect(output).toContain(sentence);
  expect(output).toMatch(/^[^\n]+\.\n$/);
});

describe('with the captcha of the gateway', () => {
  test('a client is signed in all the same', async () => {
    const strict = await startGateway('altcha');
    const signIn = (password: string) =>
      fetch(`${strict.origin}/api/client/Sca/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'main@portico.test', password }),
      }).then((answer) => answer.json() as Promise<{ errors: { errorCode: number }[] }>);
    let codes: number[] = [];
    for (let tries = 0; tries < 4 && !codes.includes(4); tries += 1)
      codes = (await signIn('wrong')).errors.map(({ errorCode }) => errorCode);
    expect(codes).toEqual([4]);
    const code = await portico(['conform', '--url', strict.origin, ...CLIENT, '--json']);
    await strict.close();
    const report = JSON.parse(output) as ConformReport;
    expect(report.off).toEqual([]);
    expect([report.signedIn, verdictOf(report, 'getCaptchaChallenge')]).toEqual([true, 'fits']);
    expect(code).toBe(0);
  });
});

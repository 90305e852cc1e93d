import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { FEATURES } from '../../cli/conform/features.table';
import { formatReport, type ConformReport } from '../../cli/conform/report';
import { WRITES } from '../../cli/conform/writes.table';
import { portico } from '../../cli/portico';
import { loadContract } from '../../contract/load-contract';
import { startGateway, type RunningGateway } from '../gateway-kit/start-gateway';
import { captureConsole } from './console-output';
import {
  startRecordingProxy,
  type AnswerChange,
  type ProxiedAnswer,
  type RecordingProxy,
} from './recording-proxy';

jest.setTimeout(180_000);

const CLIENT = ['--email', 'main@portico.test', '--password', 'Portico-demo-1'];
const OPERATIONS = loadContract();

let gateway: RunningGateway;
let proxy: RecordingProxy;
let token: string;
const output = captureConsole();

beforeAll(async () => {
  gateway = await startGateway();
  proxy = await startRecordingProxy(gateway.origin);
  const { result } = await logIn<{ result: { token: string } }>(gateway.origin, 'Portico-demo-1');
  token = result.token;
});
afterAll(async () => {
  await proxy.close();
  await gateway.close();
});
beforeEach(() => {
  proxy.requests.length = 0;
  proxy.changeAnswers();
});

async function logIn<Answer>(origin: string, password: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/client/Sca/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'main@portico.test', password }),
  });
  return (await answer.json()) as Answer;
}

async function conform(...args: string[]): Promise<{ code: number; report: ConformReport }> {
  output.text = '';
  const code = await portico(['conform', '--url', proxy.origin, '--json', ...args]);
  return { code, report: JSON.parse(output.text) as ConformReport };
}

const verdictOf = ({ operations }: ConformReport, id: string) =>
  operations.find(({ operation }) => operation === id)?.verdict;

describe('the gateway', () => {
  test('conforms in every call that the client may make', async () => {
    const { code, report } = await conform(`--token=${token}`);
    expect(report.off).toEqual([]);
    expect(code).toBe(0);
    const gets = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => id);
    const fittingCalls = gets.filter((id) => verdictOf(report, id) === 'fits');
    // These need another variant, a captcha, an earlier deposit or a closed trade; a stream has no end.
    const otherGets = [
      'getPartnership',
      'getPartnerClients',
      'getPartnerSeries',
      'getPartnerAgreement',
      'getSubPartners',
      'getPartnerMaterial',
      'getPartnerTree',
      'getPartnerRewards',
      'getPartnerPayouts',
      'getPartnerStatement',
      'getPartnerReward',
      'getStrategies',
      'getStrategy',
      'getRehearsal',
      'getCopyTerms',
      'getCopyFundsQuote',
      'getCopies',
      'getCopy',
      'getCampaigns',
      'getCampaignBoard',
      'getCampaignScore',
      'getWallet',
      'getWalletAddresses',
      'getWalletDepositAddress',
      'getWalletRequest',
      'getWalletHistory',
      'getCaptchaChallenge',
      'getMoneyRequest',
      'getDealTerms',
      'getEvents',
    ];
    expect(gets.filter((id) => !fittingCalls.includes(id)).sort()).toEqual(otherGets.sort());
  });

  test('only GETs are made without --write', async () => {
    await portico(['conform', '--url', proxy.origin, `--token=${token}`]);
    await portico(['conform', '--url', proxy.origin]);
    expect(proxy.requests.length).toBeGreaterThan(100);
    expect(proxy.requests.filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  test('--email signs in with one POST, which the report lists', async () => {
    expect(await portico(['conform', '--url', proxy.origin, ...CLIENT])).toBe(0);
    const posts = proxy.requests.filter((line) => !line.startsWith('GET '));
    expect(posts).toEqual(['POST /api/client/Sca/login']);
    expect(output.text).toContain('keeps the contract');
    expect(output.text).toMatch(/login: signs in as the client/);
  });

  test('--write makes the POSTs and leaves the client’s setting unchanged', async () => {
    const fetchSetting = () =>
      fetch(`${gateway.origin}/api/client/v1/Client/client`, {
        headers: { authorization: `Bearer ${token}` },
      }).then((answer) => answer.text());
    const settingBefore = await fetchSetting();
    const { code, report } = await conform(...CLIENT, '--write');
    expect(report.off).toEqual([]);
    expect(code).toBe(0);
    const posts = OPERATIONS.filter(({ method }) => method === 'POST').map(({ id }) => id);
    const notMade = posts.filter((id) => verdictOf(report, id) !== 'fits');
    expect(notMade.toSorted()).toEqual([
      'closeOnboardingPage',
      'endOtherSessions',
      'hideFromIntroducer',
      'sendEmailCode',
      'withdrawProfileChange',
    ]);
    expect(report.writes.length).toBeGreaterThanOrEqual(posts.length - notMade.length);
    expect(await fetchSetting()).toBe(settingBefore);
  });

  test('--write neither renews nor ends the session of --token', async () => {
    const { report } = await conform(`--token=${token}`, '--write');
    expect([verdictOf(report, 'logout'), verdictOf(report, 'renewSession')]).toEqual(['part', 'part']);
    expect((await conform(`--token=${token}`)).code).toBe(0);
  });
});

/** Changes the answers to calls whose address contains a text. */
const changeAddress =
  (part: string, change: AnswerChange): AnswerChange =>
  (answer) => {
    if (answer.address.includes(part)) change(answer);
  };
const editJson =
  (edit: (body: Json) => unknown): AnswerChange =>
  (answer) => {
    const body = JSON.parse(answer.body) as Json;
    answer.body = JSON.stringify(edit(body) ?? body);
  };
const changeSuccess =
  (change: AnswerChange): AnswerChange =>
  (answer) => {
    if (answer.status === 200) change(answer);
  };
// Answers are of any shape here.
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

const replaceWithPage = (answer: ProxiedAnswer) => {
  answer.status = 200;
  answer.headers = { 'content-type': 'text/html' };
  answer.body = '<!doctype html><title>Portal</title>';
};

/** A broken answer, and the call that must be reported for it. */
type BrokenAnswer = readonly [title: string, change: AnswerChange, id: string];

/** Other calls are only made with these answers. */
const BROKEN_SITE: readonly BrokenAnswer[] = [
  [
    'a site has no id',
    changeAddress(
      '/SiteDomain/',
      editJson(({ result }) => void (result.siteId = 'fifty')),
    ),
    'getSiteDomain',
  ],
];
const BROKEN_CLIENT: readonly BrokenAnswer[] = [
  [
    'the client has no company',
    changeAddress('/Client/client', changeSuccess(editJson(({ result }) => void delete result.companyId))),
    'getClient',
  ],
];

const BROKEN: readonly BrokenAnswer[] = [
  [
    'money is a number',
    changeAddress(
      '/Account/accounts',
      changeSuccess(editJson(({ result }) => void (result[0].balance = 10.5))),
    ),
    'getAccounts',
  ],
  [
    'there is no list of languages',
    changeAddress('/cms/v1/Language', (answer) => void (answer.status = 404)),
    'getLanguages',
  ],
  [
    'texts have no envelope',
    changeAddress(
      '/ContentTranslation',
      editJson(({ result }) => result),
    ),
    'getTranslations',
  ],
  ['countries fail', changeAddress('/SiteCountry', (answer) => void (answer.status = 500)), 'getCountries'],
  [
    'a failure comes with status 200',
    changeAddress(
      '/SiteConfig',
      editJson(() => ({ hasError: true, errors: [{ errorCode: 12 }] })),
    ),
    'getSiteConfig',
  ],
  [
    'a call of a client succeeds without a token',
    changeAddress(
      '/Account/trader-url',
      (answer) => void (answer.token === undefined && (answer.status = 200)),
    ),
    'getTraderUrl',
  ],
  [
    'an unknown token is a 403',
    changeAddress(
      '/Client/check-tool-status',
      (answer) => void (answer.token?.includes('unknown') && (answer.status = 403)),
    ),
    'checkToolStatus',
  ],
  [
    'a refusal has no code',
    changeAddress(
      '/Client/onboarding-url',
      (answer) => void (answer.status === 401 && (answer.body = '{"message":"no"}')),
    ),
    'getOnboardingUrl',
  ],
  [
    'a call redirects',
    changeAddress(
      '/TradingCentral',
      changeSuccess((answer) => Object.assign(answer, { status: 302, headers: { location: '/' } })),
    ),
    'getIframeUrl',
  ],
  ['the answer is a page', changeAddress('/GeoIp/countryinfo', replaceWithPage), 'getCountryInfo'],
  [
    "a client's answer may be cached for others",
    changeAddress(
      '/Client/profile',
      changeSuccess(({ headers }) => void (headers['cache-control'] = 'public, max-age=60')),
    ),
    'getProfile',
  ],
  ['an unknown call answers with the page', changeAddress('/no-such-call', replaceWithPage), 'unknownCall'],
  [
    'an optional call answers in a wrong shape',
    changeAddress(
      '/cms/v1/News?',
      editJson(() => ({ hasError: false, result: [{ id: 1 }] })),
    ),
    'getNews',
  ],
  [
    'the configuration has an invalid value',
    changeAddress(
      '/config.json',
      editJson(() => ({ consent: 'perhaps' })),
    ),
    'getConfig',
  ],
];

/** Calls that only `--write` makes. */
const BROKEN_WRITES: readonly BrokenAnswer[] = [
  [
    'a wrong sign-in is a 401',
    changeAddress(
      '/Sca/login',
      (answer) => void (answer.body.includes('hasError":true') && (answer.status = 401)),
    ),
    'login',
  ],
  [
    'a wrong current password is a 401',
    changeAddress('/change-password', (answer) => void (answer.status = 401)),
    'changePassword',
  ],
  [
    'settings can be saved without a token',
    changeAddress('/change-client-settings', (answer) => void (answer.status = 200)),
    'changeClientSettings',
  ],
  [
    'an empty registration is accepted',
    changeAddress(
      '/Registration/singleregister',
      editJson(() => ({ hasError: false, result: { scaToken: 'x' } })),
    ),
    'singleRegister',
  ],
  [
    'a sign-out ends nothing',
    changeAddress('/Sca/logout', (answer) => {
      answer.status = 200;
      answer.body = '{"hasError":false,"result":null}';
    }),
    'logout',
  ],
];

describe.each([
  ['the site', BROKEN_SITE, () => [`--token=${token}`]],
  ['the client', BROKEN_CLIENT, () => [`--token=${token}`]],
  ['other answers to reading', BROKEN, () => [`--token=${token}`]],
  ['the answers to writing', BROKEN_WRITES, () => [...CLIENT, '--write']],
])('a gateway that breaks %s', (_title, brokenCall, options) => {
  let run: ReturnType<typeof conform> | undefined;
  /** All faults in one run, as each makes hundreds of calls. */
  const reportFaults = () => {
    proxy.changeAnswers((answer) => brokenCall.forEach(([, change]) => change(answer)));
    return (run ??= conform(...options()));
  };

  test.each(brokenCall)('%s', async (_fault, _change, id) => {
    expect((await reportFaults()).report.off).toContain(id);
  });

  test('is reported for these calls and no other', async () => {
    const { code, report } = await reportFaults();
    const ids = brokenCall.map(([, , id]) => id);
    expect(report.off.toSorted()).toEqual(ids.toSorted());
    const listedCalls =
      formatReport(report)
        .split('\n\n')[1]
        ?.matchAll(/^ {2}(\w+)$/gm) ?? [];
    expect([...listedCalls].map(([, id]) => id)).toEqual(report.off);
    expect(code).toBe(1);
  });
});

describe('a broken gateway', () => {
  test('that sends no CORS headers fails only for a portal on another origin', async () => {
    const { code, report } = await conform(`--token=${token}`, '--origin', 'https://portal.example');
    expect(code).toBe(1);
    expect(report.off).toContain('getClient');
    expect(report.operations.find(({ operation }) => operation === 'getClient')?.faults.join()).toContain(
      'Access-Control-Allow-Origin: missing',
    );
    proxy.changeAnswers(
      ({ headers }) => void (headers['access-control-allow-origin'] = 'https://portal.example'),
    );
    expect((await conform(`--token=${token}`, '--origin', 'https://portal.example')).code).toBe(0);
  });

  test('that does not answer has its calls reported as wrong', async () => {
    expect(await portico(['conform', '--url', 'http://127.0.0.1:9', '--json'])).toBe(1);
    const { off } = JSON.parse(output.text) as ConformReport;
    expect(off).toEqual(expect.arrayContaining(['getSiteDomain', 'getLanguages', 'getClient']));
  });
});

describe('Portico’s own calls', () => {
  test('a gateway without them conforms, and the report lists the missing features', async () => {
    const contract = load(readFileSync('contract/openapi.yaml', 'utf8')) as { paths: Record<string, Json> };
    const patterns = Object.entries(contract.paths)
      .filter(([, item]) => (item.get ?? item.post ?? item.head)['x-portico-own'])
      .map(([path]) => path.replace('v{ver}', 'v1').replace(/\{\w+\}/g, ''));
    proxy.changeAnswers((answer) => {
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

  test('the tables list a feature for each, and every POST', () => {
    const ownIds = OPERATIONS.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    const posts = OPERATIONS.filter(({ method }) => method === 'POST').map(({ id }) => id);
    expect(Object.keys(FEATURES).sort()).toEqual(ownIds.sort());
    expect(Object.keys(WRITES).sort()).toEqual(posts.sort());
  });
});

test.each([
  [[], 'Say where the gateway is: --url URL.'],
  [['--url', 'gateway'], '--url must be an http or https address'],
  [['--url', 'ftp://gateway.example'], '--url must be an http or https address'],
  [['--url', 'https://gateway.example/?a=1'], '--url must have neither a query nor a fragment.'],
  [['--url', 'https://gateway.example', '--email', 'a@b.example'], '--email and --password go together.'],
  [['--url', 'https://gateway.example', '--token', 'a b'], 'A token is 1 to 8,192 printable characters.'],
  [
    ['--url', 'https://gateway.example', '--token', 'a', '--email', 'b', '--password', 'c'],
    'Give either --token or --email',
  ],
  [['--url', 'https://gateway.example', '--origin', 'portal'], '--origin must be'],
])('invalid arguments, %j, exit with code 2 and one sentence', async (args, sentence) => {
  expect(await portico(['conform', ...args])).toBe(2);
  expect(output.text).toContain(sentence);
  expect(output.text).toMatch(/^[^\n]+\.\n$/);
});

describe('a gateway that requires a captcha', () => {
  test('signs the client in with its own captcha', async () => {
    const captchaGateway = await startGateway('altcha');
    let codes: number[] = [];
    for (let tries = 0; tries < 4 && !codes.includes(4); tries += 1) {
      const { errors } = await logIn<{ errors: { errorCode: number }[] }>(captchaGateway.origin, 'wrong');
      codes = errors.map(({ errorCode }) => errorCode);
    }
    expect(codes).toEqual([4]);
    const code = await portico(['conform', '--url', captchaGateway.origin, ...CLIENT, '--json']);
    await captchaGateway.close();
    const report = JSON.parse(output.text) as ConformReport;
    expect(report.off).toEqual([]);
    expect([report.signedIn, verdictOf(report, 'getCaptchaChallenge')]).toEqual([true, 'fits']);
    expect(code).toBe(0);
  });
});

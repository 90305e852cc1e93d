import autocannon from 'autocannon';
import { DEMO_PASSWORD } from '../../../gateway/seed/demo-sign-ins.table';
import { table } from '../../bench/report';
import { signIn } from '../../bench/session';

export const CONNECTIONS = 50;
/** The length of the sign-in queue; the gateway refuses any further one as busy. */
const SIMULTANEOUS_SIGN_INS = 16;
const READING_CLIENT = 'main@portico.test';
/** Each has an open session during the whole run. */
const OTHER_READING_CLIENTS = ['main', 'invest', 'bank', 'international'].flatMap((variant) =>
  ['ib', 'demo', 'dark'].map((kind) => `${variant}-${kind}@portico.test`),
);
/** Another client, because a client's oldest session ends when there are too many, and the reading session must stay. */
const SIGNING_IN_CLIENT = 'main-live@portico.test';

interface Target {
  readonly label: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** True if other clients sign in at the same time. */
  readonly hasOtherSignIns?: boolean;
  /** True if each connection belongs to another of the demo's clients. */
  readonly hasManyClients?: boolean;
  /** Goals: requests per second at least, and the 99th percentile in milliseconds at most. */
  readonly goal?: { readonly rate?: number; readonly p99?: number };
  /** Goals as ratios to the client's data in the same run. */
  readonly goalOfClient?: { readonly rate: number; readonly p99: number };
}

const ACCOUNTS = '/api/client/v1/Account/accounts';
const CLIENT = '/api/client/v1/Client/client';
const ACCOUNTS_OF_CLIENT = Object.freeze({ rate: 0.7, p99: 3 });
const TARGETS: readonly Target[] = [
  { label: 'sign-in page', path: '/en/login', goal: { rate: 3_000 } },
  { label: 'page of a client', path: '/accounts' },
  { label: 'accounts', path: ACCOUNTS, isSignedIn: true, goalOfClient: ACCOUNTS_OF_CLIENT },
  {
    label: 'accounts of different clients',
    path: ACCOUNTS,
    isSignedIn: true,
    hasManyClients: true,
    goalOfClient: ACCOUNTS_OF_CLIENT,
  },
  {
    label: 'client',
    path: CLIENT,
    isSignedIn: true,
    goal: { rate: 1_000, p99: 100 },
  },
  {
    label: 'texts of the gateway',
    path: '/api/gateway/cms/v1/ContentTranslation/getAll?Culture=en-US&CompanyId=7',
    goal: { rate: 2_000 },
  },
  { label: 'texts of the build', path: '/locales/en/translation.json' },
  {
    label: 'accounts, while others sign in',
    path: ACCOUNTS,
    isSignedIn: true,
    hasOtherSignIns: true,
    goal: { p99: 200 },
  },
];

interface TargetResult {
  readonly target: Target;
  readonly result: autocannon.Result;
}

async function measure(
  url: string,
  target: Target,
  { seconds, tokens }: { readonly seconds: number; readonly tokens: readonly string[] },
): Promise<TargetResult> {
  const signIns = target.hasOtherSignIns ? startSignIns(url, seconds) : undefined;
  let connections = 0;
  const result = await autocannon({
    url: url + target.path,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const token = tokens[target.hasManyClients ? connections++ % tokens.length : 0];
      client.setHeaders({
        'accept-encoding': 'gzip, deflate, br',
        ...(target.isSignedIn && { authorization: `Bearer ${token}` }),
      });
    },
  });
  await signIns?.stop();
  return { target, result };
}

/** Makes sign-ins until stopped. */
function startSignIns(url: string, seconds: number): { stop(): Promise<unknown> } {
  const run = autocannon(
    {
      url: `${url}/api/client/Sca/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: SIGNING_IN_CLIENT, password: DEMO_PASSWORD }),
      connections: SIMULTANEOUS_SIGN_INS,
      duration: seconds * 10,
    },
    () => undefined,
  );
  return {
    stop: () =>
      new Promise((resolve) => {
        run.on('done', resolve);
        run.stop();
      }),
  };
}

/** Measures the requests per second of a running gateway, each kind for some seconds; resolves to a Markdown table. */
export async function measureRequests(url: string, seconds: number): Promise<string> {
  const tokens: string[] = [];
  for (const email of [READING_CLIENT, ...OTHER_READING_CLIENTS])
    tokens.push((await signIn(url, email)).token);
  const results: TargetResult[] = [];
  for (const target of TARGETS) {
    console.error(`${target.label}…`);
    results.push(await measure(url, target, { seconds, tokens }));
  }
  const client = results.find(({ target }) => target.path === CLIENT)?.result;
  return table(
    ['', 'requests/s', 'p50, ms', 'p99, ms', 'longest, ms', 'failed', 'goal'],
    results.map((result) => rowOf(result, client)),
  );
}

function rowOf({ result, target }: TargetResult, client: autocannon.Result | undefined): readonly string[] {
  const { rate, p99 } = target.goal ?? {};
  const goals = [rate && `≥ ${rate}/s`, p99 && `p99 ≤ ${p99} ms`].filter(Boolean);
  if (target.goalOfClient && client) {
    const ratio = (result.requests.average / client.requests.average).toFixed(2);
    const p99Ratio = (result.latency.p99 / client.latency.p99).toFixed(1);
    goals.push(`≥ ${target.goalOfClient.rate} of client: ${ratio}`);
    goals.push(`p99 ≤ ${target.goalOfClient.p99} of it: ${p99Ratio}`);
  }
  return [
    target.label,
    result.requests.average.toFixed(0),
    result.latency.p50.toFixed(0),
    result.latency.p99.toFixed(0),
    result.latency.max.toFixed(0),
    String(result.errors + result.timeouts + result.non2xx),
    goals.join(', '),
  ];
}

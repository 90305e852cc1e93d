import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { table, writeInto } from '../bench/report';
import { sessionOf } from '../bench/session';
import { DEMO_PASSWORD } from '../../gateway/db/seed/demo-sign-ins.table';
import { ensureBuild } from '../scripts/build.mjs';
import { findPostgres, startPostgres } from './kit/postgres';
import { startReplica } from './kit/replica';

/*
 * `npm run load`: how many requests per second one compiled gateway answers, on its own PostgreSQL if this machine
 * has one, otherwise on PGlite; load and gateway share the machine. `--seconds 10` for each figure, `--write` puts
 * the table into docs/operations.md.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DOCUMENT = path.join(ROOT, 'docs/operations.md');
const CONNECTIONS = 50;
/** As many as the sign-in queue takes; the gateway tells others to retry. */
const SIGN_INS_AT_ONCE = 16;
const CLIENT = 'main@portico.test';
/** A second client: only the newest sessions of a client are kept, and the session that reads must not be evicted. */
const OTHER_CLIENT = 'main-live@portico.test';

interface Target {
  readonly label: string;
  readonly path: string;
  readonly asClient?: boolean;
  /** True if other clients sign in at the same time. */
  readonly amongSignIns?: boolean;
  /** Goals: requests per second at least, and the 99th percentile in milliseconds at most. */
  readonly goal?: { readonly rate?: number; readonly p99?: number };
}

const ACCOUNTS = '/api/client/v1/Account/accounts';
const TARGETS: readonly Target[] = [
  { label: 'sign-in page', path: '/en/login', goal: { rate: 3_000 } },
  { label: 'page of a client', path: '/accounts' },
  { label: 'accounts', path: ACCOUNTS, asClient: true, goal: { rate: 1_000, p99: 100 } },
  {
    label: 'client',
    path: '/api/client/v1/Client/client',
    asClient: true,
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
    asClient: true,
    amongSignIns: true,
    goal: { p99: 200 },
  },
];

const argument = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1];
const seconds = process.argv.includes('--seconds') ? Number(argument('--seconds')) : 10;
if (!(seconds >= 1)) {
  console.error('--seconds must be a number from 1.');
  process.exit(1);
}

interface Figures {
  readonly target: Target;
  readonly result: autocannon.Result;
}

async function measure(url: string, target: Target, token: string): Promise<Figures> {
  const signingIn = target.amongSignIns ? signIns(url) : undefined;
  const result = await autocannon({
    url: url + target.path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      ...(target.asClient && { authorization: `Bearer ${token}` }),
    },
  });
  await signingIn?.stop();
  return { target, result };
}

/** Clients who sign in repeatedly until stopped. */
function signIns(url: string): { stop(): Promise<unknown> } {
  const run = autocannon(
    {
      url: `${url}/api/client/Sca/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OTHER_CLIENT, password: DEMO_PASSWORD }),
      connections: SIGN_INS_AT_ONCE,
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

function report(
  allFigures: readonly Figures[],
  { database, busyBefore }: { database: string; busyBefore: number },
) {
  const cores = cpus();
  const rows = allFigures.map(({ target, result }) => {
    const { rate, p99 } = target.goal ?? {};
    const goals = [rate && `≥ ${rate}/s`, p99 && `p99 ≤ ${p99} ms`].filter(Boolean);
    const failureCount = result.errors + result.timeouts + result.non2xx;
    return [
      target.label,
      result.requests.average.toFixed(0),
      result.latency.p50.toFixed(0),
      result.latency.p99.toFixed(0),
      result.latency.max.toFixed(0),
      String(failureCount),
      goals.join(', '),
    ];
  });
  const when = new Date().toISOString().slice(0, 10);
  return [
    `Measured on ${when}: one gateway on ${database}, ${CONNECTIONS} connections, ${seconds} s each, ` +
      `${cores.length} × ${cores[0]?.model ?? 'unknown'}, Node ${process.versions.node}, requests made on the same machine.`,
    `Load average of the machine in the minute before: ${busyBefore.toFixed(1)}.` +
      (busyBefore > 0.5 ? ' It was not at rest: the figures may be lower than they can be.' : ''),
    table(['', 'requests/s', 'p50, ms', 'p99, ms', 'longest, ms', 'failed', 'goal'], rows),
  ].join('\n\n');
}

const busyBefore = loadavg()[0] ?? 0;
if ((await ensureBuild()) !== 0) process.exit(1);
const postgres = findPostgres() === undefined ? undefined : await startPostgres();
try {
  const gateway = await startReplica({
    PORTICO_MODE: 'demo',
    PUBLIC_URL: '',
    SECRET: '',
    FRAMES_PORT: '0',
    OUTBOX: 'off',
    BOOT_DATA: 'on',
    DIST_FOLDER: path.join(ROOT, 'dist'),
    DATA_FOLDER: 'memory',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  try {
    const { token } = await sessionOf(gateway.url, CLIENT);
    const allFigures: Figures[] = [];
    for (const target of TARGETS) {
      console.error(`${target.label}…`);
      allFigures.push(await measure(gateway.url, target, token));
    }
    const text = report(allFigures, { database: postgres ? postgres.version : 'PGlite', busyBefore });
    console.log(text);
    if (process.argv.includes('--write')) await writeInto(DOCUMENT, text, 'load');
  } finally {
    gateway.child.kill('SIGTERM');
    await gateway.ended;
  }
} finally {
  await postgres?.stop();
}

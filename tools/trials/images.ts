import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { table, writeInto } from '../bench/report';
import { Container } from './images/container';
import { Replay, sizeOf, type ReplayedImage } from './images/replay';
import { gradeByObservatory } from './kit/observatory';
import { findPostgresFolder, startPostgres } from './kit/postgres';

/*
 * `npm run images`: replays the steps of deploy/*.Dockerfile without Docker, each stage in a root made by mmdebstrap, then
 * starts the results on a read-only root, probes them and stops them. `--write` writes the figures into docs/operations.md.
 * It mounts and changes roots, so it needs root's rights.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = path.join(ROOT, 'docs/operations.md');
const FOLDER = path.join(ROOT, '.cache/images');
const MIB = 1024 * 1024;
const MAX_MIB = 250;

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;
const missing = [
  ...(process.getuid?.() === 0 ? [] : ['the rights of root']),
  ...['mmdebstrap', 'unshare'].filter((program) => !isInstalled(program)),
  ...(findPostgresFolder() === undefined ? ['PostgreSQL'] : []),
];
if (missing.length > 0) {
  console.error(`Skipped: the replay needs ${missing.join(', ')}.`);
  process.exit(0);
}

const failures: string[] = [];
/** Notes a check; a failed one is reported at the end. */
function check(name: string, isPassed: boolean, detail = ''): void {
  console.error(`${isPassed ? 'ok' : 'FAILED'}: ${name}${isPassed ? '' : ` (${detail})`}`);
  if (!isPassed) failures.push(`${name}: ${detail}`);
}

interface Figures {
  readonly image: string;
  readonly mib: number;
  readonly readyMs: number;
  readonly stopMs: number;
}

async function fetchAnswer(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

/** Starts a container, lets `probe` look at it, and stops it. */
async function tryImage(
  image: string,
  replayed: ReplayedImage,
  container: Container,
  readyUrl: string,
  probe: () => Promise<void>,
): Promise<Figures> {
  try {
    const readyMs = await container.waitFor(readyUrl);
    check(`${image}: its health check passes`, container.checkHealth() === 0);
    const { output } = container.run(['sh', '-c', 'id -u; touch /app/file /srv/file /etc/file']);
    check(`${image}: it runs as user 1000`, output.startsWith('1000\n'), output);
    check(`${image}: its root can't be written`, output.split('Read-only file system').length === 4, output);
    await probe();
    const { code, ms } = await container.stop();
    check(`${image}: it ends with 0 after its signal`, code === 0, `${code}: ${container.output}`);
    const mib = sizeOf(replayed) / MIB;
    check(`${image}: it has at most ${MAX_MIB} MiB`, mib <= MAX_MIB, `${mib.toFixed(0)} MiB`);
    return { image, mib, readyMs, stopMs: ms };
  } finally {
    container.kill();
  }
}

const replay = new Replay({ context: ROOT, folder: FOLDER, log: (line) => console.error(line) });
const gatewayImage = replay.build('deploy/gateway.Dockerfile');
const portalImage = replay.build('deploy/portal.Dockerfile');

const postgres = await startPostgres();
try {
  const [port, investPort, metricsPort, portalPort] = await Promise.all(
    Array.from({ length: 4 }, () => getPort()),
  );
  const gatewayEnv = {
    PORT: String(port),
    INVEST_PORT: String(investPort),
    METRICS_PORT: String(metricsPort),
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '0',
    PUBLIC_URL: 'https://portal.example',
    SECRET: 'the signing secret of the images that are tried',
    DATABASE_URL: postgres.url,
    DOCUMENTS_FOLDER: '/data/documents',
  };
  const startGateway = (log: string) =>
    new Container(gatewayImage, {
      env: gatewayEnv,
      volumes: ['/data', '/tmp'],
      log: path.join(FOLDER, log),
    });
  const migration = startGateway('migration.log');
  // A new container has started its program, the gateway: only the migration is tried in this one.
  migration.kill();
  const { status, output } = migration.run(['node', 'dist-gateway/migrate.js']);
  check('gateway: the program that migrates ends with 0', status === 0, output);

  const gateway = startGateway('gateway.log');
  const figures: Figures[] = [];
  figures.push(
    await tryImage('gateway', gatewayImage, gateway, `http://127.0.0.1:${metricsPort}/readyz`, async () => {
      const page = await fetchAnswer(`http://127.0.0.1:${port}/en/login`);
      check(
        'gateway: a page has its policy',
        page.status === 200 && 'content-security-policy' in page.headers,
      );
      const { score } = await gradeByObservatory(`http://127.0.0.1:${port}/en/login`);
      check('gateway: the Observatory gives 130', score === 130, String(score));

      const portal = new Container(portalImage, {
        env: { PORT: String(portalPort), LISTEN: '127.0.0.1', GATEWAYS: `127.0.0.1:${port}` },
        volumes: ['/run/portico', '/tmp'],
        log: path.join(FOLDER, 'portal.log'),
      });
      const origin = `http://127.0.0.1:${portalPort}`;
      const portalFigures = await tryImage('portal', portalImage, portal, `${origin}/livez`, async () => {
        const start = await fetchAnswer(`${origin}/en/login`, { 'accept-encoding': 'br' });
        check('portal: a page is compressed with brotli', start.headers['content-encoding'] === 'br');
        const { score: portalScore } = await gradeByObservatory(`${origin}/en/login`);
        check('portal: the Observatory gives 130', portalScore === 130, String(portalScore));
        const api = await fetchAnswer(
          `${origin}/api/gateway/cms/v1/ContentTranslation/getAll?Culture=en-US&CompanyId=7`,
        );
        check('portal: the gateway answers through it', api.status === 200, String(api.status));
      });
      figures.push(portalFigures);
    }),
  );
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run images\`, Node ${process.versions.node}.`,
    table(
      ['Image', 'size, MiB', 'ready after, ms', 'ends after its signal, ms'],
      figures.map(({ image, mib, readyMs, stopMs }) => [
        image,
        mib.toFixed(0),
        readyMs.toFixed(0),
        stopMs.toFixed(0),
      ]),
    ),
  ].join('\n\n');
  console.log(text);
  if (failures.length === 0 && process.argv.includes('--write')) await writeInto(DOCUMENT, text, 'images');
} finally {
  await postgres.stop();
}
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

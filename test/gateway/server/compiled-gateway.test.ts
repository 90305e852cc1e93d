import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildInto } from '../../../tools/trials/kit/build-gateway';
import { pdf } from '../documents/files';

jest.setTimeout(60_000);

/** The compiled gateway outside the project, as in a container: only its own packages, no tsx. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
  await buildInto(path.join(folder, 'dist-gateway'));
  await cp(path.join(__dirname, '../../../public'), path.join(folder, 'dist'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function run(env: Record<string, string>): Promise<{ output: string; code: unknown }> {
  const { PATH } = process.env;
  const gateway = spawn(process.execPath, ['dist-gateway/main.js'], { cwd: folder, env: { PATH, ...env } });
  const [output, [code]] = await Promise.all([text(gateway.stderr), once(gateway, 'exit')]);
  return { output: output.trim(), code };
}

const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://portico@127.0.0.1:1/portico',
  PUBLIC_URL: 'https://portal.example',
  SECRET: 'a secret of forty characters, or nearly so',
  DOCUMENTS_FOLDER: 'documents',
};

test.each([
  [{ PORTICO_MODE: 'production' }, 'DATABASE_URL must name a PostgreSQL database in production.'],
  [{ ...PRODUCTION, SECRET: '' }, 'SECRET must be set in production, to the same text on every replica.'],
  [PRODUCTION, 'DATABASE_URL leads to no database (ECONNREFUSED).'],
])('%j exits with one sentence (G1)', async (env, sentence) => {
  expect(await run(env)).toEqual({ output: sentence, code: 1 });
});

test('contains only the packages that it needs', async () => {
  expect(await readdir(path.join(folder, 'dist-gateway/node_modules'))).toEqual([
    '@img',
    '@node-rs',
    'detect-libc',
    'semver',
    'sharp',
  ]);
  expect(await readdir(path.join(folder, 'dist-gateway/frames/terminal'))).toContain('start.js');
});

test('has the program that checks PDFs at the path that the gateway uses', async () => {
  const name = 'documents/pdf-check-process';
  const gateway = path.join(folder, 'dist-gateway');
  // The path is relative to the file that starts the program.
  const files = (await readdir(gateway)).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(files.map((file) => readFile(path.join(gateway, file), 'utf8')));
  expect(sources.filter((source) => source.includes(`"${name}"`))).toHaveLength(1);
  const verdictOn = async (bytes: Buffer) => {
    const child = fork(path.join(gateway, `${name}.js`), {
      cwd: folder,
      env: {},
      execArgv: [],
      serialization: 'advanced',
    });
    await once(child, 'message');
    child.send(bytes);
    const [verdict] = await once(child, 'message');
    return verdict as unknown;
  };
  expect(await verdictOn(pdf('good'))).toBeInstanceOf(Uint8Array);
  const script = pdf('action', { catalog: '/OpenAction<</S/JavaScript/JS(1)>>' });
  expect(await verdictOn(script)).toBe('script');
});

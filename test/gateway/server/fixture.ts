import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { INDEX_TEMPLATE, slot } from '../../../hosting/page-slots';
import { createServer, type ServerOptions } from '../../../gateway/server/server';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';

export const INDEX =
  '<!doctype html><html lang="en"><title>Portico</title><script src="/assets/boot.0123456789.js"></script></html>';
const HEAD_SLOTS = ['look', 'boot-data', 'config-hint'].map((name) => slot(name, '')).join('');
/** The same page with slots. */
export const TEMPLATE = INDEX.replace('Portico', slot('brand', 'Client portal')).replace(
  '<script',
  `${HEAD_SLOTS}<script`,
);
export const SCRIPT = `export const text = '${'portico '.repeat(50)}';\n`;

export interface Fixture {
  app: FastifyInstance;
  distFolder: string;
  /** Log lines so far. */
  log: string[];
  close(): Promise<void>;
}

/** A server on a small built portal, with an API of two routes: one answers, one fails. */
export async function startFixture(overrides: Partial<ServerOptions> = {}): Promise<Fixture> {
  const distFolder = await buildPortal();
  const log: string[] = [];
  const app = await createServer({
    config: { ...DEFAULT_CONFIG },
    distFolder,
    corsOrigins: [],
    logLevel: 'info',
    logStream: new Writable({
      write(chunk: Buffer, _encoding, callback) {
        log.push(String(chunk));
        callback();
      },
    }),
    async registerApi(scope) {
      scope.get('/api/accounts', async () => ({ hasError: false, result: [{ login: 1 }, { login: 2 }] }));
      scope.post('/api/echo', async (request) => request.body);
      scope.get('/api/broken', async () => {
        throw new Error('a secret of the inside');
      });
    },
    ...overrides,
  });
  const close = async () => {
    await app.close();
    await rm(distFolder, { recursive: true });
  };
  return { app, distFolder, log, close };
}

async function buildPortal(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-dist-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'locales/de'), { recursive: true });
  await mkdir(path.join(folder, 'legal'));
  const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content);
  await mkdir(path.join(folder, 'templates'));
  await write('index.html', INDEX);
  await write(INDEX_TEMPLATE, TEMPLATE);
  await write('config.json', '{"brand":{"name":"of the build"}}');
  await write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('legal/privacy.html', INDEX);
  await write('locales/de/translation.json', '{"login":{"title":"Anmelden"}}');
  await write('assets/boot.0123456789.js', SCRIPT);
  await write('assets/boot.0123456789.js.br', brotliCompressSync(SCRIPT));
  await write('assets/boot.0123456789.js.gz', gzipSync(SCRIPT));
  return folder;
}

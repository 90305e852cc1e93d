import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import webpack from 'webpack';
import { listen } from '../../../gateway/kernel/listen';
import { configOf, distOf, type PageName } from './webpack.config';

export interface ServedPage {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Builds a page and serves it as files, compressed and cached as the portal's are.
 * @param accounts the answer with its accounts, as the gateway sends it.
 */
export async function startPage(root: string, name: PageName, accounts: string): Promise<ServedPage> {
  await new Promise<void>((resolve, reject) => {
    webpack(configOf(name), (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const app = fastify();
  await app.register(fastifyStatic, {
    root: distOf(name),
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  app.get('/api/client/v1/Account/accounts', (_request, reply) =>
    reply.type('application/json').send(accounts),
  );
  const texts = await readFile(path.join(root, 'public/locales/en/translation.json'), 'utf8');
  app.get('/locales/en/translation.json', (_request, reply) => reply.type('application/json').send(texts));
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html', { immutable: false, maxAge: 0 }));
  await app.ready();
  const listener = await listen(app, { host: 'localhost', port: 0 }, {});
  return {
    origin: `http://localhost:${listener.port}`,
    close: () => listener.close().then(() => app.close()),
  };
}

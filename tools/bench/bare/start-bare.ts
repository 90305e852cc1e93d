import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import webpack from 'webpack';
import { listen } from '../../../gateway/kernel/listen';
import { bareConfig } from './webpack.config';

export interface Bare {
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the bare pages and serves them as files, compressed and cached as the portal's are. */
export async function startBare(root: string, accounts: string): Promise<Bare> {
  await new Promise<void>((resolve, reject) => {
    webpack(bareConfig, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const app = fastify();
  await app.register(fastifyStatic, {
    root: path.join(root, 'tools/bench/bare/dist'),
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  app.get('/api/client/v1/Account/accounts', (_request, reply) =>
    reply.type('application/json').send(accounts),
  );
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html', { immutable: false, maxAge: 0 }));
  await app.ready();
  const listener = await listen(app, { host: 'localhost', port: 0 }, {});
  return {
    origin: `http://localhost:${listener.port}`,
    close: () => listener.close().then(() => app.close()),
  };
}

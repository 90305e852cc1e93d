import path from 'node:path';
import webpack from 'webpack';
import { createServer } from '../../../gateway/server/server';
import { listen } from '../../../gateway/kernel/listen';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { bareConfig } from './webpack.config';

export interface Bare {
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the bare pages and serves them with the portal's own server, so that only the pages differ. */
export async function startBare(root: string, accounts: string): Promise<Bare> {
  await new Promise<void>((resolve, reject) => {
    webpack(bareConfig, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const app = await createServer({
    config: DEFAULT_CONFIG,
    distFolder: path.join(root, 'tools/bench/bare/dist'),
    corsOrigins: [],
    logLevel: 'error',
    registerApi: async (api) => {
      api.get('/api/client/v1/Account/accounts', (_request, reply) =>
        reply.type('application/json').send(accounts),
      );
    },
  });
  const listener = await listen(app, { host: 'localhost', port: 0 }, {});
  return {
    origin: `http://localhost:${listener.port}`,
    close: () => listener.close().then(() => app.close()),
  };
}

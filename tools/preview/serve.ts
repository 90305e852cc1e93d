import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import webpack from 'webpack';
import { securityHeaders } from '../../hosting/security-headers';
import { parseConfig } from '../../src/domain/site/config/portal-config';
import { configuration, OUTPUT } from './webpack.config';

const port = Number(process.env['PORT'] ?? 3030);
const origin = `http://localhost:${port}`;
/** The preview has the portal's content policy, so that a part that violates it shows here. */
const headers = securityHeaders(parseConfig({}, { origin }).config, 'localhost');

const server = Fastify();
server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
await server.register(fastifyStatic, { root: OUTPUT, cacheControl: false });
await server.listen({ port, host: 'localhost' });

// Webpack builds again after each change; the page has to be reloaded by hand.
webpack(configuration)?.watch({}, (error, stats) => {
  const isBuilt = stats?.hasErrors() === false;
  const message = isBuilt
    ? `The preview is at ${origin}`
    : (error?.message ?? stats?.toString('errors-only'));
  process.stdout.write(`${message}\n`);
});

import { request as requestOf, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAdjustableClock } from '../../../gateway/server/adjustable-clock';
import { registerFaults } from '../../../gateway/server/register-faults';
import { pathOf } from '../../../gateway/kernel/request-path';
import { listen, type Listener } from '../../../gateway/kernel/listen';

/** Headers that belong to one connection. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)));

export interface FaultProxyOptions {
  readonly port: number;
  /** Place of the next gateway, for what nginx does not pass on. */
  readonly nextGateway: () => string;
  /** All gateways, whose clocks are moved together. */
  readonly gateways: readonly string[];
  /** nginx. */
  readonly balancer: string;
}

/**
 * A proxy in front of nginx with the faults of `/__faults`: one that is to happen once would happen at each gateway once.
 * It moves the clocks of all gateways together, and passes everything else that begins with `/__` to one of them.
 */
export async function startFaultProxy(options: FaultProxyOptions): Promise<Listener> {
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request.raw.url) !== '/__clock') return;
    reply.hijack();
    const body: Buffer[] = [];
    for await (const piece of request.raw) body.push(piece as Buffer);
    const answers = await Promise.all(
      options.gateways.map((gateway) =>
        fetch(`${gateway}/__clock`, {
          method: request.method,
          headers: { 'content-type': 'application/json' },
          ...(body.length > 0 && { body: Buffer.concat(body) }),
        }),
      ),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    reply.raw
      .writeHead(answers[0]?.status ?? 500, { 'content-type': 'application/json' })
      .end(texts[0] ?? '');
  });
  registerFaults(app, createAdjustableClock());
  await app.register(async (scope) =>
    passOn(scope, (path) => (path.startsWith('/__') ? options.nextGateway() : options.balancer)),
  );
  await app.ready();
  return listen(app, { host: 'localhost', port: options.port }, {});
}

/** A proxy that passes each request to a next place. */
export async function startProxy(port: number, next: () => string): Promise<Listener> {
  const app = Fastify();
  passOn(app, next);
  await app.ready();
  return listen(app, { host: 'localhost', port }, {});
}

/** Forwards all requests; bodies and streams are forwarded at once. */
function passOn(app: FastifyInstance, placeOf: (path: string) => string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/*', async (request, reply) => {
    const outgoing = requestOf(`${placeOf(pathOf(request.raw.url))}${request.raw.url}`, {
      method: request.method,
      // Without headers of forwarding, since pages of developers are for requests from this machine alone.
      headers: withoutConnection(request.headers),
    });
    request.raw.pipe(outgoing);
    reply.raw.once('close', () => outgoing.destroy());
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    return reply
      .code(answer.statusCode ?? 502)
      .headers(withoutConnection(answer.headers))
      .send(answer);
  });
}

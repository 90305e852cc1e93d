import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Allows for a URL with a token of 8,192 characters, and for one of 64 kB, which the portal itself rejects (L5). */
const MAX_HEADER_BYTES = 128 * 1024;
/**
 * Time for which an idle connection stays open, longer than that of proxies (60 s is usual). With Node's 5 s, a request
 * that a proxy sends at that moment would meet a closed connection.
 */
const KEEP_ALIVE_MS = 75_000;
const GRACE_MS = 10_000;

export interface Listener {
  /** The port in use: the one requested, or the system's choice for 0. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens a port for a ready application. `localhost` means both loopback addresses, because browsers try either; a
 * machine without IPv6 has only one.
 *
 * It is written by hand because Fastify's own `listen` works once per application, which the gateway serves on two ports
 * (FST_ERR_REOPENED_SERVER); its `close` also has no deadline for connections that stay busy.
 *
 * @param headers sent in answer to a request that is not valid HTTP.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  headers: Readonly<Record<string, string>>,
): Promise<Listener> {
  const first = await open(app, host === 'localhost' ? '127.0.0.1' : host, port, headers);
  const boundPort = (first.address() as AddressInfo).port;
  const servers = [first];
  if (host === 'localhost') {
    try {
      servers.push(await open(app, '::1', boundPort, headers));
    } catch (error) {
      if (!isMissingIpFamily(error)) throw error;
    }
  }
  return { port: boundPort, close: async () => void (await Promise.all(servers.map(close))) };
}

function open(
  app: FastifyInstance,
  host: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<Server> {
  const server = createServer(
    // A request without a Host header goes to the application, which answers it with its own headers.
    { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false },
    (request, response) => app.routing(request, response),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-length': '0',
      connection: 'close',
    });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** Closes idle connections at once, busy ones after their answer, and all others after ten seconds. */
async function close(server: Server): Promise<void> {
  const whenClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  server.keepAliveTimeout = 1; // closes busy connections after their answer
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await whenClosed;
  clearTimeout(deadline);
}

function isMissingIpFamily(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** An answer passing through the proxy. */
export interface Passing {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly token: string | undefined;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes an answer in place. */
export type Change = (answer: Passing) => void;

export interface RecordingProxy {
  readonly origin: string;
  /** Methods and addresses so far. */
  readonly seen: string[];
  /** Changes every later answer. */
  breaks(change?: Change): void;
  close(): Promise<void>;
}

const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'content-encoding',
]);
const plain = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !HOP.has(name)).map(([name, value]) => [name, String(value)]),
  );

/** A proxy in front of a gateway that records requests and breaks answers on demand. */
export async function startRecordingProxy(gateway: string): Promise<RecordingProxy> {
  const seen: string[] = [];
  let change: Change = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url: address = '' } = request;
      seen.push(`${method} ${address}`);
      const body = await bodyOf(request);
      const answer = await fetch(gateway + address, {
        method,
        headers: plain(Object.entries(request.headers)),
        redirect: 'manual',
        ...(body !== '' && { body }),
      });
      const passing: Passing = {
        method,
        address,
        token: request.headers.authorization,
        status: answer.status,
        headers: plain(answer.headers),
        body: await answer.text(),
      };
      change(passing);
      response.writeHead(passing.status, passing.headers).end(passing.body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    breaks: (next = () => undefined) => void (change = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

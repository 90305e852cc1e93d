import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** An answer of the gateway, as the proxy passes it on. */
export interface ProxiedAnswer {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly token: string | undefined;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes an answer in place. */
export type AnswerChange = (answer: ProxiedAnswer) => void;

export interface RecordingProxy {
  readonly origin: string;
  /** Method and address of each request so far. */
  readonly requests: string[];
  /** Sets the change of later answers; none without an argument. */
  changeAnswers(change?: AnswerChange): void;
  close(): Promise<void>;
}

const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'content-encoding',
]);
const forwardedHeaders = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !HOP_HEADERS.has(name)).map(([name, value]) => [name, String(value)]),
  );

/** Starts a proxy in front of a gateway that records requests and can change answers. */
export async function startRecordingProxy(gateway: string): Promise<RecordingProxy> {
  const requests: string[] = [];
  let change: AnswerChange = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url: address = '' } = request;
      requests.push(`${method} ${address}`);
      const body = await bodyOf(request);
      const answer = await fetch(gateway + address, {
        method,
        headers: forwardedHeaders(Object.entries(request.headers)),
        redirect: 'manual',
        ...(body !== '' && { body }),
      });
      const passing: ProxiedAnswer = {
        method,
        address,
        token: request.headers.authorization,
        status: answer.status,
        headers: forwardedHeaders(answer.headers),
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
    requests,
    changeAnswers: (next = () => undefined) => void (change = next),
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

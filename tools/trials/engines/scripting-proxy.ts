import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { Scenario } from './scenarios.table';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** The first scripts of each page: a polyfill for an engine without constructed style sheets, and the run itself. */
const SCRIPTS = ['constructed-sheets.js', 'in-page.js'];

/** The report of a page at the end of a scenario. */
export interface Findings {
  readonly steps: readonly string[];
  readonly problems: readonly string[];
}

export interface ScriptingProxy {
  readonly origin: string;
  /** Sets the scenario of the next page, and waits for its findings. */
  run(scenario: Scenario): Promise<Findings>;
  close(): void;
}

/**
 * Starts a proxy in front of the gateway, so that any browser that can open a URL can be tested without a driver. It puts
 * scripts at the start of each page, which run a scenario and send their findings. Everything else is forwarded unchanged,
 * including the content policy.
 */
export async function startScriptingProxy(port: number): Promise<ScriptingProxy> {
  let currentScenario: Scenario | undefined;
  let resolveFindings: (findings: Findings) => void = () => undefined;
  const handlers: Record<string, (incoming: IncomingMessage, answer: ServerResponse) => void> = {
    '/engines/empty.css': (_, answer) => void answer.setHeader('content-type', 'text/css').end(),
    '/engines/scenario': (_, answer) =>
      void answer.setHeader('content-type', 'application/json').end(JSON.stringify(currentScenario)),
    '/engines/findings': (incoming, answer) =>
      void readText(incoming).then((body) => {
        answer.writeHead(204).end();
        resolveFindings(JSON.parse(body) as Findings);
      }),
  };
  for (const name of SCRIPTS)
    handlers[`/engines/${name}`] = (_, answer) =>
      void answer.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(FOLDER, name)));
  const server = createServer((incoming, answer) => {
    const handler = handlers[incoming.url ?? ''];
    if (handler) return handler(incoming, answer);
    const { method, url, headers } = incoming;
    const outgoing = request({
      port,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    outgoing.on('response', (upstream) => void forwardAnswer(upstream, answer));
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    run: (scenario) => {
      currentScenario = scenario;
      return new Promise((resolve) => (resolveFindings = resolve));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forwardAnswer(upstream: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = upstream;
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(statusCode, headers);
    upstream.pipe(answer);
    return;
  }
  const scripts = SCRIPTS.map((name) => `<script src="/engines/${name}"></script>`).join('');
  const page = (await readText(upstream)).replace('<head>', `<head>${scripts}`);
  const { 'content-length': _length, etag: _etag, ...otherHeaders } = headers;
  answer.writeHead(statusCode, otherHeaders).end(page);
}

async function readText(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { Look } from './looks.table';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** The first scripts of each page: a check of features that Safari 16.4 lacks, and the walk. */
const SCRIPTS = ['constructed-sheets.js', 'in-page.js'];

/** A page's report at the end of its walk. */
export interface Findings {
  readonly steps: readonly string[];
  readonly problems: readonly string[];
}

export interface Door {
  readonly origin: string;
  /** Gives a look to the page that opens next, and waits for its findings. */
  walk(look: Look): Promise<Findings>;
  close(): void;
}

/**
 * A proxy in front of the gateway, so that any browser that can open a URL can be tested without a driver. It adds
 * its scripts to each page, the first to run; they watch, walk and report their findings here. Everything else passes
 * unchanged, the content policy included.
 */
export async function openDoor(port: number): Promise<Door> {
  let look: Look | undefined;
  let resolveFindings: (findings: Findings) => void = () => undefined;
  const ownAnswers: Record<string, (incoming: IncomingMessage, answer: ServerResponse) => void> = {
    '/engines/empty.css': (_, answer) => void answer.setHeader('content-type', 'text/css').end(),
    '/engines/look': (_, answer) =>
      void answer.setHeader('content-type', 'application/json').end(JSON.stringify(look)),
    '/engines/findings': (incoming, answer) =>
      void textOf(incoming).then((body) => {
        answer.writeHead(204).end();
        resolveFindings(JSON.parse(body) as Findings);
      }),
  };
  for (const name of SCRIPTS)
    ownAnswers[`/engines/${name}`] = (_, answer) =>
      void answer.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(FOLDER, name)));
  const server = createServer((incoming, answer) => {
    const handler = ownAnswers[incoming.url ?? ''];
    if (handler) return handler(incoming, answer);
    const { method, url, headers } = incoming;
    const outgoing = request({
      port,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    outgoing.on('response', (upstream) => void passOn(upstream, answer));
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    walk: (next) => {
      look = next;
      return new Promise((resolve) => (resolveFindings = resolve));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passOn(upstream: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = upstream;
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(statusCode, headers);
    upstream.pipe(answer);
    return;
  }
  const scripts = SCRIPTS.map((name) => `<script src="/engines/${name}"></script>`).join('');
  const page = (await textOf(upstream)).replace('<head>', `<head>${scripts}`);
  const { 'content-length': _length, etag: _etag, ...forwarded } = headers;
  answer.writeHead(statusCode, forwarded).end(page);
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

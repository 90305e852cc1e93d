import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';
import { gatewayFile } from '../kernel/gateway-file';
import { securityHeaders } from '../../hosting/security-headers';
import { createApp } from '../kernel/create-app';
import { registerCashier, type CashierPages } from './register-cashier';
import { registerTerminal } from './register-terminal';
import type { Terminal } from '../terminal/create-terminal';
import { renderPage } from './research/render-page';
import { PAGE_KEYS, type PageKey } from './research/pages.table';
import { registerTerminalPage, type TerminalColors } from './terminal-routes';

/**
 * Pages framed by the portal have their own content policy: no inline code, and only portals on this machine may
 * frame them.
 */
export const FRAME_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...securityHeaders(DEFAULT_CONFIG, 'embed.localhost'),
  'cache-control': 'no-store',
});

const FILES: Readonly<Record<string, readonly [string, string]>> = {
  '/frames.css': ['frames.css', 'text/css; charset=utf-8'],
  '/research.css': ['research.css', 'text/css; charset=utf-8'],
  '/research.js': ['research.js', 'text/javascript; charset=utf-8'],
  '/terminal.css': ['terminal.css', 'text/css; charset=utf-8'],
  '/terminal-controls.css': ['terminal-controls.css', 'text/css; charset=utf-8'],
  '/terminal-books.css': ['terminal-books.css', 'text/css; charset=utf-8'],
  '/terminal-narrow.css': ['terminal-narrow.css', 'text/css; charset=utf-8'],
};

export interface FramesOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The payment page, if there is one. */
  readonly pages?: CashierPages;
  /** The services of the terminal's calls, if it has any. */
  readonly terminal?: Terminal;
  /** A company's colours as a style sheet of the terminal. */
  readonly colorsOf?: TerminalColors;
}

/**
 * The pages that the portal embeds from outside suppliers: research pages (`/embed/{pageName}?culture=`) and a web terminal
 * with generated prices (`/terminal`). Served from a separate origin, because the portal never frames its own.
 */
export async function createFrames({
  colorsOf,
  now,
  pages,
  terminal,
}: FramesOptions): Promise<FastifyInstance> {
  // Portals on this machine alone frame them.
  const app = createApp({ headersOf: () => FRAME_HEADERS, isOwnHost: () => false });

  for (const [path, [file, type]] of Object.entries(FILES)) {
    const content = await readFile(gatewayFile(`frames/${file}`), 'utf8');
    app.get(path, async (_request, reply) => reply.type(type).send(content));
  }
  await registerTerminalPage(app, colorsOf);
  app.get<{ Params: { page: string }; Querystring: { culture?: unknown } }>(
    '/embed/:page',
    async ({ params: { page }, query: { culture } }, reply) => {
      if (!isPageKey(page)) return reply.callNotFound();
      return reply.type('text/html; charset=utf-8').send(renderPage(page, String(culture), now()));
    },
  );
  if (pages) await registerCashier(app, pages);
  if (terminal) await registerTerminal(app, terminal);
  await app.ready();
  return app;
}

function isPageKey(name: string): name is PageKey {
  return PAGE_KEYS.some((key) => key === name);
}

import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { gatewayFile } from '../kernel/gateway-file';
import { readTexts } from '../texts/read-texts';
import { terminalScript } from './script-source';
import type { TerminalTexts } from './terminal/terminal-texts';

/** The texts of the terminal's page in a culture. */
export const getTerminalTexts = readTexts<TerminalTexts>('terminal.json');

/** A company's colours as a style sheet; undefined for an unknown company. */
export type TerminalColors = (companyId: number) => string | undefined;

/**
 * Registers the terminal's page, `/terminal`, in the colours of the company that its address names, and what the page
 * loads: its script, `/terminal/app`, its texts, `/terminal/texts/{culture}`, and colours, `/terminal/colors/{company}`.
 */
export async function registerTerminalPage(app: FastifyInstance, colorsOf?: TerminalColors): Promise<void> {
  const page = await readFile(gatewayFile('frames/terminal/terminal.html'), 'utf8');
  const sheetOf = (company: unknown) =>
    typeof company === 'string' && /^\d{1,9}$/.test(company) ? colorsOf?.(Number(company)) : undefined;
  app.get<{ Querystring: { company?: unknown } }>('/terminal', async ({ query: { company } }, reply) => {
    const link =
      sheetOf(company) === undefined
        ? ''
        : `<link rel="stylesheet" href="/terminal/colors/${String(company)}" />`;
    return reply.type('text/html; charset=utf-8').send(page.replace('</head>', `${link}</head>`));
  });
  app.get<{ Params: { company: string } }>('/terminal/colors/:company', async ({ params }, reply) => {
    const sheet = sheetOf(params.company);
    return sheet === undefined ? reply.callNotFound() : reply.type('text/css; charset=utf-8').send(sheet);
  });
  app.get('/terminal/app', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await terminalScript()),
  );
  app.get<{ Params: { culture: string } }>('/terminal/texts/:culture', async ({ params: { culture } }) =>
    getTerminalTexts(culture),
  );
}

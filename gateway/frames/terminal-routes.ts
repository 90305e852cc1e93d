import type { FastifyInstance } from 'fastify';
import { readTexts } from '../texts/read-texts';
import { terminalScript } from './script-source';
import type { TerminalTexts } from './terminal/terminal-texts';

/** The texts of the terminal's page in a culture. */
export const getTerminalTexts = readTexts<TerminalTexts>('terminal.json');

/** Registers what the terminal's page loads: its script, `/terminal/app`, and its texts, `/terminal/texts/{culture}`. */
export function registerTerminalPage(app: FastifyInstance): void {
  app.get('/terminal/app', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await terminalScript()),
  );
  app.get<{ Params: { culture: string } }>('/terminal/texts/:culture', async ({ params: { culture } }) =>
    getTerminalTexts(culture),
  );
}

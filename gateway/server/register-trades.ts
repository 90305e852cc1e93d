import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { DealingRefusal } from '../dealing/dealing-refusal';
import type { Dealing } from '../dealing/dealing';

const decimal = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,6}(\.\d{1,8})?$/));
const instant = z.iso.datetime().transform((text) => new Date(text));

const tradeSchema = z.strictObject({
  login: z.int(),
  symbol: z.string(),
  side: z.enum(['buy', 'sell']),
  lots: decimal,
  openedAt: instant.optional(),
  closedAt: instant.optional(),
});
const closingSchema = z.object({ ticket: z.coerce.number().int(), lots: decimal.optional() });

/**
 * Trades for development and tests only, also outside the trading hours: `POST /__trades {login, symbol, side, lots,
 * openedAt?, closedAt?}` answers the ticket of the open position, or of the deal if it is closed; `DELETE
 * /__trades/{ticket}?lots=` closes a position or some of its lots, and answers the deal's ticket. A refusal is answered
 * with its reason: 404 for a ticket that does not exist, 409 for any other.
 */
export function registerTrades(app: FastifyInstance, dealing: Pick<Dealing, 'record' | 'close'>): void {
  app.post('/__trades', async ({ body }, reply) => {
    const trade = tradeSchema.safeParse(body);
    if (!trade.success) return reply.code(400).send({ message: z.prettifyError(trade.error) });
    return answerTrade(reply, 201, () => dealing.record(trade.data));
  });
  app.delete<{ Params: { ticket: string }; Querystring: { lots?: string } }>(
    '/__trades/:ticket',
    async ({ params, query }, reply) => {
      const closing = closingSchema.safeParse({ ...params, ...query });
      if (!closing.success) return reply.code(400).send({ message: z.prettifyError(closing.error) });
      return answerTrade(reply, 200, () => dealing.close({ ...closing.data, isRecorded: true }));
    },
  );
}

async function answerTrade(
  reply: FastifyReply,
  status: number,
  trade: () => Promise<{ readonly ticket: number }>,
): Promise<FastifyReply> {
  try {
    const { ticket } = await trade();
    return reply.code(status).send({ ticket });
  } catch (error) {
    if (!(error instanceof DealingRefusal)) throw error;
    return reply.code(error.status).send(error.details);
  }
}

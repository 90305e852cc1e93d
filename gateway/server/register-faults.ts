import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import { FaultList, parseFault, type Fault } from './faults';
import type { AdjustableClock } from './adjustable-clock';
import { pathOf } from '../kernel/request-path';

const HTML = '<!doctype html><title>Service unavailable</title><p>Please try again later.</p>';
const DRIP_PIECES = 20;
const DRIP_MS = 20_000;

/**
 * Fault injection for development and tests only: `POST /__faults` adds a fault and answers its id; `DELETE
 * /__faults/{id}`, `DELETE /__faults?host=` and `DELETE /__faults` clear them. `POST /__clock {advanceMs}` moves the
 * API's clock forward, and settles the commission that is due by then; `DELETE /__clock` resets it. Answers are dated by
 * this clock, which pages follow.
 */
export function registerFaults(
  app: FastifyInstance,
  clock: AdjustableClock,
  settleDue: () => Promise<void> = () => Promise.resolve(),
): void {
  const faults = new FaultList();
  const faultByRequest = new WeakMap<FastifyRequest, Fault>();

  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(__|healthz$)/.test(pathOf(request.raw.url))) return;
    const fault = faults.consume(request);
    if (fault === undefined) return;
    if (fault.body !== 'drip' && fault.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault.body === 'reset') {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    reply.headers(fault.headers ?? {});
    if (fault.body === 'truncated' || fault.body === 'drip') faultByRequest.set(request, fault);
    else if (fault.status !== undefined || fault.body !== undefined) await answer(reply, fault);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('date')) reply.header('date', clock.now().toUTCString());
    const fault = faultByRequest.get(request);
    if (fault === undefined) return payload;
    if (fault.status !== undefined) reply.code(fault.status);
    const bytes = await bytesOf(payload);
    reply.removeHeader('content-length');
    return fault.body === 'truncated'
      ? bytes.subarray(0, Math.floor(bytes.length / 2))
      : Readable.from(drip(bytes, fault.delayMs ?? DRIP_MS));
  });

  app.post('/__faults', async (request, reply) => {
    try {
      return await reply.code(201).send({ id: faults.add(parseFault(request.body)) });
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return reply.code(400).send({ message: z.prettifyError(error) });
    }
  });
  app.delete<{ Querystring: { host?: string } }>('/__faults', async ({ query }, reply) => {
    faults.clear(query.host === undefined ? {} : { host: query.host });
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/__faults/:id', async ({ params }, reply) => {
    faults.clear({ id: params.id });
    return reply.code(204).send();
  });

  app.post('/__clock', async (request, reply) => {
    const body = z.strictObject({ advanceMs: z.number() }).safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) });
    clock.advance(body.data.advanceMs);
    await settleDue();
    return { now: clock.now().toISOString() };
  });
  app.delete('/__clock', async (_request, reply) => {
    clock.reset();
    return reply.code(204).send();
  });
}

async function answer(reply: FastifyReply, { status, headers, body }: Fault): Promise<FastifyReply> {
  const isHtml = body === 'html';
  const hasType = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'content-type');
  reply.code(status ?? 200);
  if (!hasType) reply.type(isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  if (isHtml) return reply.send(HTML);
  if (body === 'empty') return reply.send('');
  return reply.send(body ?? JSON.stringify({ errors: [{ errorCode: ERROR_CODE.failed }] }));
}

async function bytesOf(payload: unknown): Promise<Buffer> {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.from(payload as string);
  return payload instanceof Readable ? buffer(payload) : Buffer.alloc(0);
}

async function* drip(bytes: Buffer, durationMs: number): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(bytes.length / DRIP_PIECES));
  for (let start = 0; start < bytes.length; start += size) {
    await sleep(durationMs / DRIP_PIECES);
    yield bytes.subarray(start, start + size);
  }
}

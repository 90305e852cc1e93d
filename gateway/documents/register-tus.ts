import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SignedInClient } from '../kernel/signed-in-client';
import { FILES_PATH, type Tus, type TusAnswer } from './tus';
import { answerError } from '../http/answer-error';
import { requireClient, type TokenReader } from '../http/require-client';

interface TusDeps {
  readonly sessions: TokenReader;
  readonly tus: Tus;
}

/**
 * Registers HEAD, PATCH and DELETE of a file for tus; the creation of an upload is a call of the contract. The scope
 * accepts only bodies of tus. They are streams, so that a body that is too long is refused before it has arrived (U2).
 */
export function registerTus(app: FastifyInstance, { sessions, tus }: TusDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, onDone) =>
    onDone(null, payload),
  );
  app.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${FILES_PATH}/:id`,
    handler: async (request, reply) => {
      const client: SignedInClient = await requireClient(request, sessions);
      return sendTus(reply, await tus.answerRequest(request, client));
    },
    errorHandler: (error, request, reply) => void answerError(error, request, reply),
  });
}

function sendTus(reply: FastifyReply, { body, headers, status }: TusAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(body === '' ? undefined : body);
}

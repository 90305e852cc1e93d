import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from '../../../hosting/files.table';
import type { Database } from '../../db/database';
import { ApiError } from '../../kernel/api-error';
import type { Clock } from '../../kernel/time';
import { answerError } from '../../http/answer-error';
import { findPicture, PICTURES_PATH } from './partner-material';

const SHA256 = /^[0-9a-f]{64}$/;

interface PicturesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Serves the pictures of partners' material to everybody: partners show them on pages of their own. A picture's name is the
 * hash of its content, so it never changes.
 */
export function registerPictures(app: FastifyInstance, { clock, db }: PicturesDeps): void {
  app.get<{ Params: { sha256: string } }>(`${PICTURES_PATH}/:sha256`, {
    handler: async ({ params: { sha256 } }, reply) => {
      const picture = SHA256.test(sha256) ? await findPicture(db, sha256, clock()) : undefined;
      if (!picture) throw new ApiError('notFound');
      return reply
        .type(picture.mediaType)
        .header('cache-control', IMMUTABLE)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture.bytes);
    },
    errorHandler: (error, request, reply) => void answerError(error, request, reply),
  });
}

import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLIENT_STATE_HEADER } from '../calls/with-client-state';
import { FILES_PATH } from '../documents/tus';

/** CORS rules of the portal's calls (D4). */
const CALLS = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['Authorization', 'Content-Type', 'X-Captcha-Token', 'X-Site-Id'],
  exposedHeaders: [CLIENT_STATE_HEADER, 'Date', 'ETag', 'Retry-After'],
};

/** CORS rules of uploads (D9). */
const UPLOADS = {
  methods: [...CALLS.methods, 'HEAD', 'PATCH', 'DELETE'],
  allowedHeaders: [
    ...CALLS.allowedHeaders,
    'Tus-Resumable',
    'Upload-Length',
    'Upload-Metadata',
    'Upload-Offset',
  ],
  exposedHeaders: [
    ...CALLS.exposedHeaders,
    'Location',
    'Tus-Resumable',
    'Upload-Expires',
    'Upload-Length',
    'Upload-Offset',
  ],
};

/** Lets only the listed origins call the API from a browser. */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: ({ url }: FastifyRequest, answer: (error: null, options: FastifyCorsOptions) => void) =>
      answer(null, {
        ...(url.startsWith(FILES_PATH) ? UPLOADS : CALLS),
        origin: [...origins],
        maxAge: 600,
      }),
  });
}

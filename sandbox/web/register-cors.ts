import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets only the listed origins call the API from a browser (D4, headers of the portal; D9, those of tus). */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'HEAD', 'PATCH', 'DELETE'],
    allowedHeaders: [
      ...['Authorization', 'Content-Type', 'X-Captcha-Token', 'X-Site-Id'],
      ...['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
    ],
    exposedHeaders: [
      ...['Date', 'ETag', 'Retry-After'],
      ...['Location', 'Tus-Resumable', 'Upload-Expires', 'Upload-Length', 'Upload-Offset'],
    ],
    maxAge: 600,
  });
}

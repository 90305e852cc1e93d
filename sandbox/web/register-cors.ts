import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets only the listed origins call the API from a browser (D4, headers of the portal). */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Captcha-Token', 'X-Site-Id'],
    exposedHeaders: ['Date', 'ETag', 'Retry-After'],
    maxAge: 600,
  });
}

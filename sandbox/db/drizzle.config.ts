import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config sandbox/db/drizzle.config.ts` generates the next migration, to be checked in. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/db/tables/*.ts',
  out: './sandbox/db/migrations',
});

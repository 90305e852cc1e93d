import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config sandbox/db/drizzle.config.ts` writes the next checked-in migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/db/tables/*.ts',
  out: './sandbox/db/migrations',
});

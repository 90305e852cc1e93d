import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` generates the next migration, to be checked in. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/db/tables/*.ts',
  out: './gateway/db/migrations',
});

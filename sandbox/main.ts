import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStandIn } from './start-stand-in';
import { banner } from './web/banner';
import { DataFolderInUse } from './web/data-lock';
import { SettingsError } from './web/settings-error';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const envFile = path.join(root, '.env');

/** One sentence for what a person can mend; everything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DataFolderInUse) return error.message;
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT and INVEST_PORT to free ones.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `DATABASE_URL leads to no database (${code}).`;
  return stack ?? String(error);
}

try {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const standIn = await startStandIn(process.env, root);
  console.log(banner(standIn));
  let closing = false;
  const stop = (): void => {
    if (closing) process.exit(1); // asked a second time
    closing = true;
    void standIn.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

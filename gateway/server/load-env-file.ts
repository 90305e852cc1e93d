import { existsSync } from 'node:fs';
import path from 'node:path';

/** Adds the variables of the project's `.env`, if there is one, to the environment. */
export function loadEnvFile(root: string): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

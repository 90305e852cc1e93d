import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('../../scripts/build-gateway.mjs', import.meta.url));

/** Compiles the gateway into a folder with the script that `npm run build` uses. */
export async function buildInto(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, folder]);
}

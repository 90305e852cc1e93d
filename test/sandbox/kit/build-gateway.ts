import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = path.join(__dirname, '../../../scripts/build-gateway.mjs');

/** Compiles the gateway into a folder, by the script that `npm run build` runs. */
export async function buildInto(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, folder]);
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the files that the gateway reads: `gateway/`, one above this file, or the compiled gateway's own folder. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../' : './', import.meta.url);

/** The folder above that one: the project's, or the one that contains the compiled gateway's folder. */
export const PROJECT_FOLDER = path.dirname(fileURLToPath(FOLDER));

/** Address of a file that the gateway reads, by its path in `gateway/`; the compiled gateway has the files at the same paths. */
export function gatewayFile(name: string): URL {
  return new URL(name, FOLDER);
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled gateway's code lies in one folder, beside the files that it reads; the source of this file, one deeper. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../' : './', import.meta.url);

/** The project's folder, or the folder that the compiled gateway's lies in. */
export const PROJECT_FOLDER = path.dirname(fileURLToPath(FOLDER));

/** A file the gateway reads, by its path in the folder `gateway/`; the compiled gateway keeps the same layout. */
export function gatewayFile(name: string): URL {
  return new URL(name, FOLDER);
}

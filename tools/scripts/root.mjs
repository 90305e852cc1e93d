import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Absolute path of the project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Absolute path of a file in the project. */
export const at = (...parts) => path.join(root, ...parts);

/** True if a module is the script that Node was started with. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && meta.url === pathToFileURL(process.argv[1]).href;

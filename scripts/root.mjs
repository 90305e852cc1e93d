import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Absolute folder of the project. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Absolute path of something in the project. */
export const at = (...parts) => path.join(root, ...parts);

/** Whether a module is the one that Node was asked to run. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && meta.url === pathToFileURL(process.argv[1]).href;

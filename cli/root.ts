import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of Portico: the project's, or that of the installed package. */
const root = fileURLToPath(new URL('..', import.meta.url));
const compiledCode = path.join(root, 'lib');

/** Absolute folder of Portico's own code: the sources, or the package's compiled modules. */
export const CODE = existsSync(compiledCode) ? compiledCode : root;

export const { version: VERSION } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};

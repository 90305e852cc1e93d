import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexesOf } from './indexes';
import { policyMatrix } from './policy-matrix';

/* Writes the files that are made of others; tests fail while one of them is not what it is made of. */

const root = path.join(import.meta.dirname, '../..');
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

await write('docs/policy-matrix.md', policyMatrix());
for (const [file, text] of indexesOf(root)) await write(file, text);

// The report of the public surface reads the indexes.
const { publicSurface } = await import('./public-api');
await write('docs/public-api.md', publicSurface().report);

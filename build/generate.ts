import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexesOf } from './indexes';
import { policyMatrix } from './policy-matrix';

/* Writes the files that are made of others; tests fail while one of them is not what it is made of. */

const root = path.join(import.meta.dirname, '..');
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

await write('docs/policy-matrix.md', policyMatrix());
for (const [file, text] of indexesOf(root)) await write(file, text);

// These two read the indexes.
const { portReference } = await import('./port-reference');
const { markOf, publicSurface } = await import('./public-api');
await write('docs/ports.md', portReference(root));
const { report } = publicSurface();
await write('docs/public-api.md', report);
process.stdout.write(`The mark of the public surface, for the changelog: ${markOf(report)}\n`);

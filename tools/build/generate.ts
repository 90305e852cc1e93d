import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldTable } from './fields/field-table';
import { indexesOf } from './indexes';
import { policyMatrix } from './policy-matrix';

/* `npm run generate`: writes the generated files. Tests fail if one of them does not match its sources. */

const root = path.join(import.meta.dirname, '../..');
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

await write('docs/policy-matrix.md', policyMatrix());
await write('docs/fields.md', fieldTable(root));
for (const [file, text] of await indexesOf(root)) await write(file, text);

// The report of the public surface reads the indexes.
const { publicSurface } = await import('./public-api');
await write('docs/public-api.md', publicSurface().report);

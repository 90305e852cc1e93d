import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyMatrix } from './policy-matrix';

await writeFile(path.join(import.meta.dirname, '../docs/policy-matrix.md'), policyMatrix());

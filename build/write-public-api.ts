import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markOf, publicSurface } from './public-api';

const { report } = publicSurface();
await writeFile(path.join(import.meta.dirname, '../docs/public-api.md'), report);
process.stdout.write(`docs/public-api.md is written. Its mark, for the changelog: ${markOf(report)}\n`);

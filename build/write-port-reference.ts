import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { portReference } from './port-reference';

const root = path.join(import.meta.dirname, '..');
await writeFile(path.join(root, 'docs/ports.md'), portReference(root));

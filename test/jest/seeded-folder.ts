import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Before a run: a folder for the copy of the seeded database (test/gateway/open-seeded.ts). */
export default async function makeSeededFolder(): Promise<void> {
  process.env['PORTICO_SEEDED_FOLDER'] = await mkdtemp(path.join(tmpdir(), 'portico-seeded-'));
}

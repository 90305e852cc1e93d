import { rm } from 'node:fs/promises';

/** After a run. */
export default async function removeSeededFolder(): Promise<void> {
  const folder = process.env['PORTICO_SEEDED_FOLDER'];
  if (folder !== undefined) await rm(folder, { recursive: true });
}

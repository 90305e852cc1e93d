import { rm } from 'node:fs/promises';

/** After a run. */
export default async function afterNodeTests() {
  const folder = process.env.PORTICO_TEST_FOLDER;
  if (folder !== undefined) await rm(folder, { recursive: true });
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Another process has the embedded database open; sharing it would corrupt it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Locks a data folder for this process; returns a function that releases it. A stale lock, left by a process that has
 * ended, is ignored.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'portico.pid');
  const ownerPid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (ownerPid > 0 && ownerPid !== process.pid && isRunning(ownerPid)) {
    throw new DataFolderInUse(
      `Process ${ownerPid} already uses the data in ${folder}: stop it, or set DATA_FOLDER to another folder.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

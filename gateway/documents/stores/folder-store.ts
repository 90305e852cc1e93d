import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '../../kernel/settings-error';
import { UUID } from '../../kernel/uuid';
import type { DocumentStore, StoredFile } from './document-store';

/** Nobody but the gateway's user reads a client's passport. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Keeps files in a folder of this machine, or in one that several share; by the first characters of their ids. */
export function folderStore(folder: string): DocumentStore {
  const fileOf = (id: string) => path.join(folder, id.slice(0, 2), id);
  const write = async (id: string, bytes: Buffer) => {
    await mkdir(path.dirname(fileOf(id)), { recursive: true, mode: FOLDER_MODE });
    await writeFile(fileOf(id), bytes, { mode: FILE_MODE, flush: true });
  };
  return {
    async check() {
      try {
        await makeFolder(folder);
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new SettingsError('DOCUMENTS_FOLDER', `is no folder to write to: ${folder} (${code})`);
      }
    },

    async put(id, bytes) {
      // Under its own name only when it is whole and on the disk. What a kill leaves behind has no document, and goes as
      // other files without one do.
      const unfinished = randomUUID();
      await write(unfinished, bytes);
      await mkdir(path.dirname(fileOf(id)), { recursive: true, mode: FOLDER_MODE });
      await rename(fileOf(unfinished), fileOf(id));
    },

    get: (id) => readFile(fileOf(id)),
    remove: (id) => rm(fileOf(id), { force: true }),

    async *list() {
      for (const name of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(name)) continue;
        yield await filesIn(path.join(folder, name));
      }
    },
  };
}

/** Level by level: below a folder that takes none, such as /proc, Node's own recursion never ends. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: FOLDER_MODE });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = path.dirname(folder);
    if (code === 'ENOENT' && !(await isFolder(above))) {
      await makeFolder(above);
      return makeFolder(folder);
    }
    if (code !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

const isFolder = async (name: string): Promise<boolean> =>
  (await stat(name).catch(() => null))?.isDirectory() ?? false;

async function filesIn(folder: string): Promise<StoredFile[]> {
  const ids = (await readdir(folder)).filter((name) => UUID.test(name));
  return Promise.all(ids.map(async (id) => ({ id, at: (await stat(path.join(folder, id))).mtime })));
}

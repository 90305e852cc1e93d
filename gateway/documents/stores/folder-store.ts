import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '../../kernel/settings-error';
import { UUID } from '../../kernel/uuid';
import type { DocumentStore, StoredFile } from './document-store';

/** Only the gateway's user may read a client's passport. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Stores files in a folder of this machine or a shared one, in subfolders named by the first characters of their ids. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (id: string) => path.join(folder, id.slice(0, 2), id);
  const write = async (id: string, bytes: Buffer) => {
    await mkdir(path.dirname(pathOf(id)), { recursive: true, mode: FOLDER_MODE });
    await writeFile(pathOf(id), bytes, { mode: FILE_MODE, flush: true });
  };
  return {
    async check() {
      try {
        await createFolder(folder);
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new SettingsError('DOCUMENTS_FOLDER', `is no folder to write to: ${folder} (${code})`);
      }
    },

    async put(id, bytes) {
      // The file gets its final name only when it is completely on the disk. A file that a killed gateway leaves behind has
      // no document, and sweep-documents.ts deletes it.
      const temporaryId = randomUUID();
      await write(temporaryId, bytes);
      await mkdir(path.dirname(pathOf(id)), { recursive: true, mode: FOLDER_MODE });
      await rename(pathOf(temporaryId), pathOf(id));
    },

    get: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),

    async *list() {
      for (const name of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(name)) continue;
        yield await filesIn(path.join(folder, name));
      }
    },
  };
}

/** Makes a folder level by level: in a folder that refuses new ones, such as /proc, Node's own recursion never ends. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: FOLDER_MODE });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = path.dirname(folder);
    if (code === 'ENOENT' && !(await isFolder(parent))) {
      await createFolder(parent);
      return createFolder(folder);
    }
    if (code !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

const isFolder = async (name: string): Promise<boolean> =>
  (await stat(name).catch(() => null))?.isDirectory() ?? false;

async function filesIn(folder: string): Promise<StoredFile[]> {
  const ids = (await readdir(folder)).filter((name) => UUID.test(name));
  return Promise.all(ids.map(async (id) => ({ id, storedAt: (await stat(path.join(folder, id))).mtime })));
}

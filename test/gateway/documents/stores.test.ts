import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentStore } from '../../../gateway/documents/stores/document-store';
import { folderStore } from '../../../gateway/documents/stores/folder-store';
import { memoryStore } from '../../../gateway/documents/stores/memory-store';
import { openStore } from '../../../gateway/documents/stores/open-store';
import { s3Store } from '../../../gateway/documents/stores/s3-store';
import { startS3, type S3Server } from './s3-server';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-documents-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const clock = () => new Date();
const listIds = async (store: DocumentStore) => {
  const files = [];
  for await (const page of store.list()) files.push(...page);
  return files;
};

/* Contract of every store. */
describe.each<[name: string, open: () => DocumentStore]>([
  ['memory', () => memoryStore(clock)],
  ['a folder', () => folderStore(folder)],
  ['S3', () => s3Store(s3.settings)],
])('%s', (name, open) => {
  let store: DocumentStore;
  beforeAll(() => void (store = open()));

  it('returns the stored bytes, also to another replica’s store', async () => {
    const [id, bytes] = [randomUUID(), Buffer.from([0, 255, 37, 80, 68, 70, 13, 10])];
    await store.put(id, bytes, 'application/pdf');
    expect((await store.get(id)).equals(bytes)).toBe(true);
    if (name !== 'memory') expect((await open().get(id)).equals(bytes)).toBe(true);
  });

  it('accepts 8 MB, and the same id again', async () => {
    const id = randomUUID();
    await store.put(id, Buffer.from('first'), 'image/png');
    const bytes = Buffer.alloc(8 * 1024 * 1024, id);
    await store.put(id, bytes, 'image/png');
    expect((await store.get(id)).equals(bytes)).toBe(true);
  });

  it('rejects reading a missing file, and accepts removing it', async () => {
    const id = randomUUID();
    await expect(store.get(id)).rejects.toThrow();
    await store.remove(id);
    await store.put(id, Buffer.from('x'), 'image/png');
    await store.remove(id);
    await expect(store.get(id)).rejects.toThrow();
  });

  it('lists its files and their times', async () => {
    const ids: string[] = Array.from({ length: 5 }, () => randomUUID());
    const before = Date.now() - 2_000;
    for (const id of ids) await store.put(id, Buffer.from(id), 'image/jpeg');
    const files = (await listIds(store)).filter(({ id }) => ids.includes(id));
    expect(files.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { storedAt: at } of files) expect(at.getTime()).toBeGreaterThan(before);
  });
});

describe('a folder', () => {
  it('hides files from other users of the machine, and has no partial file under a document’s name', async () => {
    const ownFolder = await mkdtemp(path.join(folder, 'own-'));
    const store = folderStore(ownFolder);
    const id = randomUUID();
    await store.put(id, Buffer.from('x'), 'image/png');
    const file = path.join(ownFolder, id.slice(0, 2), id);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await stat(path.dirname(file))).mode & 0o077).toBe(0);
    expect(await listIds(store)).toHaveLength(1);
    // Foreign files are left alone.
    await writeFile(path.join(path.dirname(file), 'notes.txt'), '');
    await writeFile(path.join(ownFolder, 'README'), '');
    expect(await listIds(store)).toHaveLength(1);
    await chmod(ownFolder, 0o700);
    expect((await readdir(ownFolder)).length).toBeGreaterThan(0);
  });

  it('is created with its parent folders if it is missing', async () => {
    const deep = path.join(folder, 'made', 'for', 'documents');
    await openStore({ in: 'folder', folder: deep }, clock);
    expect((await stat(deep)).mode & 0o077).toBe(0);
    await expect(openStore({ in: 'folder', folder: deep }, clock)).resolves.toBeDefined();
  });

  it('below /proc is refused at once, because nothing can be created there', async () => {
    const subfolder = '/proc/portico/documents';
    await expect(openStore({ in: 'folder', folder: subfolder }, clock)).rejects.toThrow(
      `DOCUMENTS_FOLDER is no folder to write to: ${subfolder} (ENOENT).`,
    );
  });

  it('without write access is refused in one sentence', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(openStore({ in: 'folder', folder: file }, clock)).rejects.toThrow(
      `DOCUMENTS_FOLDER is no folder to write to: ${file} (EEXIST).`,
    );
  });
});

describe('S3', () => {
  it.each([
    [{ bucket: 'nowhere' }, 'S3_BUCKET names a bucket that is not there: nowhere.'],
    [{ accessKeyId: 'nobody' }, 'S3_ACCESS_KEY_ID may not use the bucket portico (InvalidAccessKeyId).'],
    [{ endpoint: 'http://127.0.0.1:1' }, 'S3_ENDPOINT leads to no S3 store: http://127.0.0.1:1.'],
  ])('with %j is refused in one sentence', async (wrong, sentence) => {
    const settings = { in: 's3', ...s3.settings, ...wrong } as const;
    await expect(openStore(settings, clock)).rejects.toThrow(sentence);
    await expect(openStore({ ...settings, ...s3.settings }, clock)).resolves.toBeDefined();
  });
});

describe('an S3 store that answers wrongly', () => {
  /** A store that answers each request in this way, and the bodies that another address gets. */
  async function startWrongStore(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer((request, response) => {
      request.resume();
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stop = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
    return { store: s3Store({ ...s3.settings, endpoint }), endpoint, stop };
  }

  it.each([301, 302, 303, 307, 308])('sends no document to where a redirect %i leads', async (status) => {
    let requestCount = 0;
    const thief = await startWrongStore((_request, response) => {
      requestCount += 1;
      response.end();
    });
    const { store, stop } = await startWrongStore((_request, response) =>
      response.writeHead(status, { location: `${thief.endpoint}/portico/documents/x` }).end(),
    );
    await expect(store.put(randomUUID(), Buffer.from('passport'), 'image/png')).rejects.toThrow();
    await expect(store.get(randomUUID())).rejects.toThrow();
    expect(requestCount).toBe(0);
    await Promise.all([stop(), thief.stop()]);
  });

  it.each([403, 404, 500, 503])('rejects with its answer %i', async (status) => {
    const { store, stop } = await startWrongStore((_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>no store</html>'),
    );
    await expect(store.put(randomUUID(), Buffer.from('passport'), 'image/png')).rejects.toThrow();
    await expect(store.get(randomUUID())).rejects.toThrow();
    await stop();
  });
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from '../../../gateway/server/data-lock';

describe('the embedded database belongs to one process', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'portico-data-'))));
  afterEach(() => rm(folder, { recursive: true }));

  test('which locks and releases the folder', async () => {
    const unlock = await lockDataFolder(folder);
    expect(await readdir(folder)).toEqual(['portico.pid']);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  test('which is refused while another process runs, but not after it has ended', async () => {
    const file = path.join(folder, 'portico.pid');
    await writeFile(file, String(process.ppid));
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `Process ${process.ppid} already uses the data in ${folder}`,
    );
    await writeFile(file, '4194305'); // above the highest process id
    await (
      await lockDataFolder(folder)
    )();
  });
});

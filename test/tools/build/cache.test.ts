import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalBuild } from '../../../tools/build/preset/portal-build';

const folder = mkdtempSync(path.join(tmpdir(), 'portico-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The version of the cache of a build of a package with this manifest. */
function cacheVersion(manifest: object): string | undefined {
  const config = path.join(folder, 'package.json');
  writeFileSync(config, JSON.stringify(manifest));
  const { cache } = portalBuild({
    code: path.resolve('.'),
    version: '0.1.0',
    entry: path.resolve('src/main.tsx'),
    base: '',
    files: [path.resolve('public')],
    output: path.join(folder, 'dist'),
    cache: folder,
    config: [config],
    report: path.join(folder, 'stats.json'),
    production: true,
  });
  return typeof cache === 'object' && cache.type === 'filesystem' ? cache.version : undefined;
}

test('a change of the package changes the cache version, also without a new package version', () => {
  const before = cacheVersion({ version: '0.1.0', content: 'a' });
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  expect(cacheVersion({ version: '0.1.0', content: 'b' })).not.toBe(before);
  expect(cacheVersion({ version: '0.1.0', content: 'a' })).toBe(before);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { portalBuild } from './tools/build/preset/portal-build';
import { PRESET_FILES } from './tools/build/preset/preset-files';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (name: string) => path.join(root, name);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };

/** The portal's own build. */
export default (_env: unknown, { mode }: { mode?: string }): Configuration =>
  portalBuild({
    code: root,
    version,
    entry: at('src/main.tsx'),
    base: '',
    files: [at('public')],
    output: at('dist'),
    cache: at('.cache'),
    config: [at('webpack.config.ts'), ...PRESET_FILES],
    report: at('build-report/stats.json'),
    production: mode !== 'development',
  });

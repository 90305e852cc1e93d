import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Files that are missing in Debian's slim image. */
const EXCLUDED = ['doc', 'man', 'info', 'locale', 'groff', 'lintian'];
const LICENSES = '/usr/share/doc/*/copyright';

/** Makes the counterpart of the image debian:bookworm-slim, once; resolves to its archive. */
function debianArchive(cache: string): string {
  const archive = path.join(cache, 'bookworm.tar');
  if (existsSync(archive)) return archive;
  mkdirSync(cache, { recursive: true });
  const half = path.join(cache, 'bookworm.part.tar');
  execFileSync('mmdebstrap', [
    '--variant=minbase',
    '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
    '--include=usr-is-merged',
    ...EXCLUDED.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
    `--dpkgopt=path-include=${LICENSES}`,
    'bookworm',
    half,
  ]);
  renameSync(half, archive);
  return archive;
}

/** The base images of the Dockerfiles, made in an empty folder. */
export const BASES: Readonly<Record<string, (root: string, cache: string) => void>> = {
  scratch: (root) => {
    mkdirSync(root, { recursive: true });
  },
  'debian:bookworm-slim': (root, cache) => {
    mkdirSync(root, { recursive: true });
    execFileSync('tar', ['--extract', '--file', debianArchive(cache), '--directory', root]);
    chmodSync(root, 0o755);
  },
  'node:20.20-bookworm-slim': (root, cache) => {
    BASES['debian:bookworm-slim']?.(root, cache);
    addNode(root);
  },
};

/** Puts this machine's Node and npm where Node's image has them. */
function addNode(root: string): void {
  const local = path.join(root, 'usr/local');
  cpSync(process.execPath, path.join(local, 'bin/node'));
  const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  cpSync(path.join(npm, 'npm'), path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
}

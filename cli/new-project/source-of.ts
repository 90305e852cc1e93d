import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from '../root';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * The source of one of Portico's packages for a new project: the tarball that the surrounding project uses, otherwise
 * the version in the registry.
 * @param surroundingFolder absolute folder of the surrounding project, if it is one.
 */
export function sourceOf(packageName: string, surroundingFolder: string): string {
  const file = path.join(surroundingFolder, 'package.json');
  const { dependencies, devDependencies } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest)
    : {};
  const source = dependencies?.[packageName] ?? devDependencies?.[packageName] ?? '';
  if (!source.startsWith('file:')) return VERSION;
  const tarball = source.slice('file:'.length);
  return `file:${path.isAbsolute(tarball) ? tarball : path.posix.join('..', tarball)}`;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type webpack from 'webpack';

const require = createRequire(import.meta.url);

/** Extensions of Portico's own modules, as sources or compiled. */
export const EXTENSIONS = ['.ts', '.tsx', '.js'];

/** Conditions for the exports of Portico's package: this build gets its modules, other programs files for Node. */
export const CONDITIONS = ['portico-build', '...'];

/** One of Portico's own modules, by its path without extension. */
export function ownModule(code: string, name: string): string {
  const file = EXTENSIONS.map((extension) => path.join(code, name + extension)).find((candidate) =>
    existsSync(candidate),
  );
  if (!file) throw new Error(`${code} has no module ${name}`);
  return file;
}

/** Finds a file of a package that Portico depends on, in any `node_modules` folder above it. */
export function packageFile(code: string, name: string): string {
  const folders = createRequire(path.join(code, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`No package has ${name}`);
  return file;
}

/** Short hash of the content of files. */
export function hashOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Tests whether a module is from a package other than Portico's, which may itself be in `node_modules`. */
export const isOtherPackage =
  (code: string) =>
  (module: webpack.Module): boolean => {
    const file = module.nameForCondition() ?? '';
    return /[\\/]node_modules[\\/]/.test(file) && !file.startsWith(path.join(code, 'src'));
  };

export const typescript: webpack.RuleSetRule = {
  test: /\.tsx?$/,
  loader: require.resolve('ts-loader'),
  options: { transpileOnly: true, compilerOptions: { noEmit: false, jsx: 'react-jsx' } },
};

/** Compiled modules import each other without extensions, as the sources do. */
export const compiledModules = (code: string): webpack.RuleSetRule => ({
  test: /\.js$/,
  include: path.join(code, 'src'),
  type: 'javascript/auto',
  resolve: { fullySpecified: false },
});

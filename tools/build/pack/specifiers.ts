import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The imports of a module, with their positions in its text. */
function importsOf(text: string): readonly ts.FileReference[] {
  return ts.preProcessFile(text, true, true).importedFiles;
}

const isRelative = (name: string): boolean => /^\.\.?(\/|$)/.test(name);

/** All files in a folder and its subfolders with one of these endings. */
export function filesIn(folder: string, endings: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => path.join(folder, name));
}

/**
 * Completes the relative imports of compiled modules and types with the endings that Node and other compilers
 * require: `./remote` becomes `./remote.js`, `./forms` becomes `./forms/index.js`.
 */
export function completeSpecifiers(folder: string): void {
  for (const file of filesIn(folder, /\.(js|d\.ts)$/)) {
    const text = readFileSync(file, 'utf8');
    const completeText = importsOf(text)
      .filter(({ fileName }) => isRelative(fileName) && !/\.(js|json|css)$/.test(fileName))
      .toSorted((a, b) => b.pos - a.pos)
      .reduce((currentText, { fileName, pos }) => {
        const start = currentText.indexOf(fileName, pos);
        return (
          currentText.slice(0, start) +
          completeSpecifier(file, fileName) +
          currentText.slice(start + fileName.length)
        );
      }, text);
    if (completeText !== text) writeFileSync(file, completeText);
  }
}

function completeSpecifier(file: string, name: string): string {
  const target = path.join(path.dirname(file), name);
  const ending = ['.js', '/index.js'].find(
    (end) => existsSync(target + end) || existsSync(target + end.replace(/js$/, 'd.ts')),
  );
  if (!ending) throw new Error(`${file} imports ${name}, which does not exist`);
  return name + ending;
}

/** The packages that the modules import. */
export function packagesOf(files: readonly string[]): ReadonlySet<string> {
  const names = files.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8')).map(({ fileName }) => fileName),
  );
  return new Set(names.filter((name) => !isRelative(name) && !name.startsWith('node:')).map(packageOf));
}

/** The package name in `@scope/name/inner/file.js`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

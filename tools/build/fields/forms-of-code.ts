import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A form, as the code writes it. */
export interface CodeForm {
  /** The file below `src/ui`. */
  readonly file: string;
  /** True for a `<form>` that is not a `SubmitForm`. */
  readonly isPlain: boolean;
  /** Its `unsentText`: `stored`, `nothing`, or an expression. */
  readonly unsentText: string;
}

const FORM_ITSELF = 'forms/submit-form.tsx';

/** All forms of the portal's code, in the order of their files. */
export function formsOfCode(root: string): readonly CodeForm[] {
  return filesOf(root)
    .filter((file) => file !== FORM_ITSELF)
    .flatMap((file) => formsOfFile(root, file));
}

/** The files of these forms, of what they consist of, and those that give a form its fields. */
export function filesInForms(root: string, forms: readonly CodeForm[]): ReadonlySet<string> {
  const imports = new Map(filesOf(root).map((file) => [file, importsOf(root, file)]));
  const formFiles = forms.map(({ file }) => file);
  const inForms = new Set<string>();
  for (const file of formFiles) addParts(imports, file, inForms);
  // Some files give a form its fields as children, or consist of parts that do.
  for (const [user, imported] of imports)
    if (imported.some((part) => formFiles.includes(part)))
      for (const part of addParts(imports, user, new Set()))
        if (folderOf(part) === folderOf(user)) inForms.add(part);
  return inForms;
}

/** Adds the files that a file consists of, including itself. */
function addParts(
  imports: ReadonlyMap<string, readonly string[]>,
  file: string,
  parts: Set<string>,
): ReadonlySet<string> {
  if (parts.has(file)) return parts;
  parts.add(file);
  for (const part of imports.get(file) ?? []) addParts(imports, part, parts);
  return parts;
}

/** The views that a file imports. */
function importsOf(root: string, file: string): readonly string[] {
  const folder = path.join(root, 'src/ui');
  return [...textOf(root, file).matchAll(/from '(\.[^']+)'/g)]
    .map(([, imported]) => path.relative(folder, path.join(folder, path.dirname(file), `${imported}.tsx`)))
    .filter((part) => !part.startsWith('..') && existsSync(path.join(folder, part)));
}

const folderOf = (file: string) => path.dirname(file);

function filesOf(root: string): readonly string[] {
  return readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.tsx'))
    .sort();
}

function textOf(root: string, file: string): string {
  return readFileSync(path.join(root, 'src/ui', file), 'utf8');
}

function formsOfFile(root: string, file: string): readonly CodeForm[] {
  const forms: CodeForm[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) && /^(SubmitForm|form)$/.test(node.tagName.getText())) {
      const attribute = node.attributes.properties
        .filter(ts.isJsxAttribute)
        .find(({ name }) => name.getText() === 'unsentText');
      const unsentText = attribute?.initializer?.getText().replace(/^["{]|["}]$/g, '') ?? '';
      forms.push({ file, isPlain: node.tagName.getText() === 'form', unsentText });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(root, file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return forms;
}

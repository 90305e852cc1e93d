import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A form, as the code writes it. */
export interface CodeForm {
  /** The file below `src/ui`. */
  readonly file: string;
  /** True for a `<form>` that is no `SubmitForm`. */
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

/** True for the file of a form, for what it consists of, and for a file that gives a form its fields. */
export function isInForm(root: string, file: string, forms: readonly CodeForm[]): boolean {
  const formFiles = forms.map((form) => form.file);
  if (formFiles.some((formFile) => partsOfForm(root, formFile).has(file))) return true;
  // Some files give a form its fields as children, or consist of parts that do.
  const users = filesOf(root).filter((user) =>
    importsOf(root, user).some((part) => formFiles.includes(part)),
  );
  return users.some((user) => partsOfForm(root, user).has(file) && folderOf(user) === folderOf(file));
}

/** The files that a form's file consists of, the file itself included. */
function partsOfForm(root: string, file: string, parts = new Set<string>()): ReadonlySet<string> {
  parts.add(file);
  for (const part of importsOf(root, file)) if (!parts.has(part)) partsOfForm(root, part, parts);
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

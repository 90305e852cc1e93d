import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { OWN_PORTS, REPLACEABLE_PORTS, suiteOf } from '../src/composition/ports.table';
import { code, table } from './markdown';

/** A type that a port's file declares, as its text stands there. */
interface Declared {
  readonly name: string;
  /** Its docstring in one paragraph, "" where it has none. */
  readonly says: string;
  readonly text: string;
}

const HEAD = `# Ports

Made from the docstrings by \`npm run ports-reference\`; a change there fails the tests until this page is written anew.

A port is an interface and a token of the same name; \`@portico/portal\` exports those that an extension may replace, by
\`bind(Port, make)\`. Its suite comes from \`@portico/portal/testkit\`, as [testing.md](testing.md) shows. Ids such as R7 or D4 lead to
[requirements.md](requirements.md).
`;

/**
 * docs/ports.md: every port with its methods, whether it is replaceable, and its suite.
 * @param root folder of the project.
 */
export function portReference(root: string): string {
  const folder = path.join(root, 'src/application/ports');
  const files = readdirSync(folder).map((file) => declaredIn(path.join(folder, file)));
  const names = [...REPLACEABLE_PORTS, ...OWN_PORTS].sort();
  const rows = names.map((name) => [
    `[${name}](#${name.toLowerCase()})`,
    REPLACEABLE_PORTS.includes(name) ? 'yes' : 'no',
    code(suiteOf(name)),
  ]);
  const sections = names.map((name) => sectionOf(name, files));
  return [HEAD, table(['Port', 'Replaceable', 'Suite'], rows), '', ...sections].join('\n');
}

function sectionOf(name: string, files: readonly (readonly Declared[])[]): string {
  const file = files.find((declared) => declared.some((one) => one.name === name));
  const port = file?.find((one) => one.name === name);
  if (!file || !port) throw new Error(`No file under src/application/ports declares ${name}.`);
  const parts = usedBy(port, file).map(({ text }) => text);
  return [
    `## ${name}`,
    '',
    ...(port.says ? [port.says, ''] : []),
    '```ts',
    parts.join('\n\n'),
    '```',
    '',
  ].join('\n');
}

/** A type, and what it uses of those that stand beside it. */
function usedBy(
  one: Declared,
  all: readonly Declared[],
  known: readonly Declared[] = [],
): readonly Declared[] {
  if (known.includes(one)) return known;
  const others = all.filter((other) => other !== one && new RegExp(`\\b${other.name}\\b`).test(one.text));
  return others.reduce<readonly Declared[]>((found, other) => usedBy(other, all, found), [...known, one]);
}

function declaredIn(file: string): readonly Declared[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return source.statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .map((one) => ({
      name: one.name.text,
      says: ts
        .getJSDocCommentsAndTags(one)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      text: one.getText().replace(/^export /, ''),
    }));
}

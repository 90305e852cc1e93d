import { readdirSync } from 'node:fs';
import path from 'node:path';
import { EARLY_PORTS } from '../src/composition/check-bindings';
import { OWN_PORTS, REPLACEABLE_PORTS, suiteOf } from '../src/composition/ports.table';
import { ERROR_CODE } from '../src/domain/error-codes.table';
import { declaredTypes, type DeclaredType } from './declared-types';
import { code, table } from './markdown';

const HEAD = `# Ports

Made from the docstrings by \`npm run generate\`; a change there fails the tests until this page is written anew.

A port is an interface and a token of the same name; \`@portico/portal\` exports those that an extension may replace, by
\`bind(Port, make)\`, and by name every type that stands here. Its suite comes from \`@portico/portal/testkit\`, as
[testing.md](testing.md) shows; [examples/every-port](../examples/every-port) has an adapter of each. Ids such as R7 or D4 lead to
[requirements.md](requirements.md).

## What holds for every port

- **Errors.** Where it says so, a port rejects with \`PortalError\` and nothing else: \`PortalError.refused([ERROR_CODE.invalid])\` for a no
  with its codes, \`refused([], 404)\` where a status is asked for, \`unavailable({ status, retryAfterMs })\` for no answer, 5xx and 429, which the
  portal may try again, \`malformed(detail)\` for an answer that does not fit, \`unauthorized()\` where the session is no longer accepted. The
  codes choose the words that a client reads, \`ERROR_CODE\` has their names: CODES.
- **Signals.** A call that takes an \`AbortSignal\` rejects with \`PortalError.aborted()\` once that has fired, before the call or during it.
- **Values.** Money, prices and percentages are decimal strings, \`"10250.40"\`, never numbers. Instants are ISO 8601 in UTC unless the type says
  epoch milliseconds. What is not known is \`null\` where the type allows it. Texts are texts, never markup.
- **Caches.** The portal keeps answers itself, asks once where several pages want the same, and forgets a client's when another signs in. An
  adapter keeps none.
- **The session.** The portal's own adapters send the session's token. An extension's are not told it: one that speaks to a system of its own
  knows the client there by a cookie of that system, and its suite is run without \`sessions\`.
- **Instances.** \`make\` runs once in a page, when the port is first asked for; ports that the adapter needs stand before it:
  \`bind(Port, [Clock], (clock) => …)\`. They are of those that come before any page (EARLY), or are replaced, too: the portal's own
  adapters of the others come with the pages that use them.
`;

const TYPES = `## Types

What ports are given and return, besides the types that stand with them.
`;

/**
 * docs/ports.md: every port with its methods, whether it is replaceable, its suite, and the types it mentions.
 * @param root folder of the project.
 */
export function portReference(root: string): string {
  const files = ['ports', 'own-ports']
    .map((name) => path.join(root, 'src/application', name))
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => path.basename(file) !== 'opening.ts'); // no port: how the page was opened
  const { declared, behind } = declaredTypes(files, path.join(root, 'src'));
  const names = [...REPLACEABLE_PORTS, ...OWN_PORTS].sort();
  const rows = names.map((name) => [
    `[${name}](#${name.toLowerCase()})`,
    REPLACEABLE_PORTS.includes(name) ? 'yes' : 'no',
    code(suiteOf(name)),
  ]);
  const codes = Object.entries(ERROR_CODE).map(([name, number]) => `${number} ${code(name)}`);
  const sections = names.map((name) => sectionOf(name, [...declared.values()]));
  return [
    HEAD.replace('CODES', codes.join(', ')).replace('EARLY', [...EARLY_PORTS].map(code).sort().join(', ')),
    table(['Port', 'Replaceable', 'Suite'], rows),
    '',
    ...sections,
    TYPES,
    '```ts',
    behind.map(({ withDoc }) => withDoc).join('\n\n'),
    '```',
    '',
  ].join('\n');
}

function sectionOf(name: string, files: readonly (readonly DeclaredType[])[]): string {
  const file = files.find((declared) => declared.some((one) => one.name === name));
  const port = file?.find((one) => one.name === name);
  if (!file || !port) throw new Error(`No port's file declares ${name}.`);
  const [, ...others] = usedBy(port, file);
  return [
    `## ${name}`,
    '',
    ...(port.says ? [port.says, ''] : []),
    '```ts',
    [port.text, ...others.map(({ withDoc }) => withDoc)].join('\n\n'),
    '```',
    '',
  ].join('\n');
}

/** A type, and those beside it that it uses. */
function usedBy(
  one: DeclaredType,
  all: readonly DeclaredType[],
  known: readonly DeclaredType[] = [],
): readonly DeclaredType[] {
  if (known.includes(one)) return known;
  const others = all.filter((other) => other !== one && new RegExp(`\\b${other.name}\\b`).test(one.text));
  return others.reduce<readonly DeclaredType[]>((found, other) => usedBy(other, all, found), [...known, one]);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { portReference } from '../../build/port-reference';
import { OWN_PORTS, REPLACEABLE_PORTS, suiteOf } from '../../src/composition/ports.table';

const root = path.join(__dirname, '../..');
const reference = portReference(root);
const sections = new Map(
  reference
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0], section]),
);

describe('docs/ports.md', () => {
  test('is what the docstrings say; otherwise run npm run generate', async () => {
    const file = path.join(root, 'docs/ports.md');
    expect(await readFile(file, 'utf8')).toBe(reference);
  });

  test('lists every port with its suite, and says which are Portico’s own', () => {
    const row = (port: string, replaceable: string) =>
      new RegExp(`^\\| \\[${port}\\]\\(#\\w+\\) +\\| ${replaceable} +\\| \`${suiteOf(port)}\` +\\|$`, 'm');
    for (const port of REPLACEABLE_PORTS) expect(reference).toMatch(row(port, 'yes'));
    for (const port of OWN_PORTS) expect(reference).toMatch(row(port, 'no'));
  });

  test('every type that stands there is exported by name, but for what belongs to Portico’s own ports', async () => {
    const types = [...reference.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
    const surface = await readFile(path.join(root, 'docs/public-api.md'), 'utf8');
    const exported = new Set([...surface.matchAll(/^### (\w+)$/gm)].map(([, name]) => name));
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((name) => !exported.has(name))).toEqual([...OWN_PORTS, 'Session']);
  });

  test('the types that ports speak of are written out', () => {
    const types = sections.get('Types');
    expect(types).toContain("type AccountKind = 'live' | 'demo';");
    expect(types).toMatch(/^type StorageKey =\n {2}\| 'language'$/m);
    expect(types).toMatch(/^\/\*\* Kinds of characters [^]+? \*\/\ntype PasswordNeed = 'lower' \|/m);
    expect(types).not.toContain('typeof');
  });

  test.each([...REPLACEABLE_PORTS, ...OWN_PORTS])('%s says what it is for, and has its members', (port) => {
    const [says = '', members = ''] = sections.get(port)?.split('```ts\n') ?? [];
    expect(says.split('\n\n')[1]).toMatch(/^\S.{20,}\.$/);
    expect(members).toMatch(new RegExp(`^(interface|type) ${port}\\b`));
  });
});

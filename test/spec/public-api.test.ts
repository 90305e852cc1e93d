import { readFileSync } from 'node:fs';
import { publicSurface } from '../../tools/build/public-api';
import { REPLACEABLE_PORTS } from '../../src/composition/extensions/ports.table';

/** The sections of a part of the report, by the name that each declares. */
const sectionsOf = (part: string) =>
  new Map(
    part
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section]),
  );

/** Types that their own file does not export: exported types are made with them. */
const LOCAL_HELPERS = ['CultureRow', 'KeyOf', 'SingleAnswer'];

/** The compiler reads the whole portal; a busy machine takes its time. */
jest.setTimeout(240_000);

describe('the public surface', () => {
  let surface: ReturnType<typeof publicSurface>;
  beforeAll(() => {
    surface = publicSurface();
  });

  test('is what docs/public-api.md says; otherwise run npm run generate', () => {
    expect(readFileSync('docs/public-api.md', 'utf8')).toBe(surface.report);
  });

  test('exports every type that a replaceable port uses by name', () => {
    const [exported = '', behind = ''] = surface.report.split('## Types behind them');
    const sections = sectionsOf(exported);
    const hidden = [...sectionsOf(behind)]
      .filter(([name, section]) => !sections.has(name) && /^(?:interface|type) /m.test(section))
      .map(([name]) => name);
    const used = new Set(REPLACEABLE_PORTS);
    for (const name of used)
      for (const [word] of sections.get(name)?.matchAll(/\b[A-Z]\w+/g) ?? [])
        if (sections.has(word) || hidden.includes(word)) used.add(word);
    expect(used.size).toBeGreaterThan(100);
    expect(hidden.filter((name) => used.has(name))).toEqual(LOCAL_HELPERS);
  });

  test('has a comment for each export', () => {
    expect(surface.undocumentedExports).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { publicSurface } from '../../tools/build/public-api';
import { REPLACEABLE_PORTS } from '../../src/composition/extensions/ports.table';

/** The sections of a part of the report by their names. */
const sectionsOf = (part: string) =>
  new Map(
    part
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section]),
  );

/** Types that are not exported, because only exported types refer to them. */
const LOCAL_HELPERS = ['CultureRow', 'KeyOf', 'SingleAnswer'];

// The compiler reads the whole portal.
jest.setTimeout(240_000);

describe('the public API', () => {
  let surface: ReturnType<typeof publicSurface>;
  beforeAll(() => {
    surface = publicSurface();
  });

  test('matches docs/public-api.md; if not, run npm run generate', () => {
    expect(readFileSync('docs/public-api.md', 'utf8')).toBe(surface.report);
  });

  test('exports every type that a replaceable port uses', () => {
    const [exportedPart = '', referencedPart = ''] = surface.report.split('## Types behind them');
    const sections = sectionsOf(exportedPart);
    const hiddenTypes = [...sectionsOf(referencedPart)]
      .filter(([name, section]) => !sections.has(name) && /^(?:interface|type) /m.test(section))
      .map(([name]) => name);
    const usedTypes = new Set(REPLACEABLE_PORTS);
    for (const name of usedTypes)
      for (const [word] of sections.get(name)?.matchAll(/\b[A-Z]\w+/g) ?? [])
        if (sections.has(word) || hiddenTypes.includes(word)) usedTypes.add(word);
    expect(usedTypes.size).toBeGreaterThan(100);
    expect(hiddenTypes.filter((name) => usedTypes.has(name))).toEqual(LOCAL_HELPERS);
  });

  test('documents each export', () => {
    expect(surface.undocumentedExports).toEqual([]);
  });
});

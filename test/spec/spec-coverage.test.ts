import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sections covered by the document, with the minimum number of statements found by reading sentence by sentence. */
const SECTIONS: Readonly<Record<string, number>> = {
  '2': 4,
  '2.1': 12,
  '2.2': 15,
  '2.3': 14,
  '2.4': 21,
  '2.5': 15,
  '2.6': 6,
  '2.7': 6,
  '3': 16,
  '4': 33,
  '5': 9,
  '6': 7,
  '8': 13,
  '9': 36,
};

const folder = path.join(__dirname, '..');
const document = readFileSync(path.join(folder, '../docs/spec-coverage.md'), 'utf8');

const statements = [...document.matchAll(/^\| R([\d.]+)-(\d+) +\| (.+?) +\|$/gm)].map(
  ([, section = '', place = '', shown = '']) => ({
    number: `R${section}-${place}`,
    section,
    place: Number(place),
    tests: shown === '—' ? [] : shown.split('<br>'),
  }),
);
const open = [...document.slice(document.indexOf('\n## Open')).matchAll(/^- (R[\d.]+-\d+): \S/gm)].map(
  ([, number]) => number,
);

/** Titles of a file's tests as in the source, including those of `test.each(…)('…')`. */
function titlesIn(source: string): readonly string[] {
  const found = source.matchAll(/(?:\b(?:test|it)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"([^"]*)"|`([^`]*)`)/g);
  return [...found].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
  );
}

describe('docs/spec-coverage.md', () => {
  test('has every section, with statements numbered without a gap', () => {
    for (const [section, atLeast] of Object.entries(SECTIONS)) {
      const places = statements.filter((one) => one.section === section).map(({ place }) => place);
      expect(places).toEqual(places.map((_, index) => index + 1));
      expect(places.length).toBeGreaterThanOrEqual(atLeast);
    }
    expect(new Set(statements.map(({ section }) => section))).toEqual(new Set(Object.keys(SECTIONS)));
  });

  test('maps every statement of docs/requirements.md, and no others', () => {
    const required = readFileSync(path.join(folder, '../docs/requirements.md'), 'utf8').matchAll(
      /^\| (R([\d.]+)-\d+) /gm,
    );
    const numbers = [...required]
      .filter(([, , section = '']) => section in SECTIONS)
      .map(([, number]) => number);
    expect(statements.map(({ number }) => number)).toEqual(numbers);
  });

  const named = statements.flatMap(({ number, tests }) => tests.map((shown) => [number, shown] as const));

  test.each(named)('%s is shown by %s', (_number, shown) => {
    const [, file = '', title = ''] = /^`([\w./-]+)`: (.+)$/.exec(shown) ?? [];
    const source = path.join(folder, file);
    expect(file).toMatch(/\.(test|spec|contract)\.tsx?$/);
    expect(existsSync(source)).toBe(true);
    expect(titlesIn(readFileSync(source, 'utf8'))).toContain(title);
  });

  test('lists statements that no test shows as open, with a reason, and no others', () => {
    const unshown = statements.filter(({ tests }) => tests.length === 0).map(({ number }) => number);
    expect(open).toEqual(unshown);
  });
});

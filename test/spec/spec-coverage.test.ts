import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sections of the specification, each with its minimum number of statements. */
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
  ([, section = '', place = '', test = '']) => ({
    number: `R${section}-${place}`,
    section,
    place: Number(place),
    tests: test === '—' ? [] : test.split('<br>'),
  }),
);
const open = [...document.slice(document.indexOf('\n## Open')).matchAll(/^- (R[\d.]+-\d+): \S/gm)].map(
  ([, number]) => number,
);

/** Titles of the tests in a source file, including those of `test.each(…)('…')`, without tags. */
function titlesIn(source: string): readonly string[] {
  const matches = source.matchAll(/(?:\b(?:test|it)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"([^"]*)"|`([^`]*)`)/g);
  return [...matches].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll("\\'", "'").replace(/ @walk$/, ''),
  );
}

describe('docs/spec-coverage.md', () => {
  test('has every section, with statements numbered without gaps', () => {
    for (const [section, atLeast] of Object.entries(SECTIONS)) {
      const places = statements
        .filter((statement) => statement.section === section)
        .map(({ place }) => place);
      expect(places).toEqual(places.map((_, index) => index + 1));
      expect(places.length).toBeGreaterThanOrEqual(atLeast);
    }
    expect(new Set(statements.map(({ section }) => section))).toEqual(new Set(Object.keys(SECTIONS)));
  });

  test('has exactly the statements of docs/requirements.md', () => {
    const matches = readFileSync(path.join(folder, '../docs/requirements.md'), 'utf8').matchAll(
      /^\| (R([\d.]+)-\d+) /gm,
    );
    const numbers = [...matches]
      .filter(([, , section = '']) => section in SECTIONS)
      .map(([, number]) => number);
    expect(statements.map(({ number }) => number)).toEqual(numbers);
  });

  const citedTests = statements.flatMap(({ number, tests }) => tests.map((test) => [number, test] as const));

  test.each(citedTests)('%s is tested by %s', (_number, test) => {
    const [, file = '', title = ''] = /^`([\w./-]+)`: (.+)$/.exec(test) ?? [];
    const source = path.join(folder, file);
    expect(file).toMatch(/\.(test|spec|contract)\.tsx?$/);
    expect(existsSync(source)).toBe(true);
    expect(titlesIn(readFileSync(source, 'utf8'))).toContain(title);
  });

  test('lists exactly the untested statements as open, with a reason', () => {
    const untested = statements.filter(({ tests }) => tests.length === 0).map(({ number }) => number);
    expect(open).toEqual(untested);
  });
});

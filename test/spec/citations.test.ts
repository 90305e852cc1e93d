import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
/** Folders that Git ignores. All others are read, also new ones. */
const IGNORED_FOLDERS: ReadonlySet<string> = new Set(
  readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
);
const FOLDERS = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !IGNORED_FOLDERS.has(entry.name))
  .map(({ name }) => name);
const READABLE_FILE = /\.(?:tsx?|mts|mjs|cjs|css|md|ya?ml|html|ejs|sql)$/;

/** `R2.2`, `R2.2-7`, `D4`, `V5`, `S4`. */
const CITATION = /(?<![\w.#$&/-])(?:[RD]\d{1,2}(?:\.\d)?(?:-\d+)?|[AVSLPXITHUOFG]\d{1,2})(?![\w.-]*\w)/g;
/** Words that look like citations: `X11` in user agents, for example. */
const NO_CITATION: ReadonlySet<string> = new Set(['X11']);
const DECISION = /\bdocs\/decisions\/(\w+)/g;
/** Forms of citations without an id, also across two comment lines. */
const OLD_FORM =
  /\b(?:[Ss]pecification|spec|[Dd]ecisions?|[Qq]uality|architecture)(?:,?\s+(?:section|rule))?(?:\s|\*|\/\/)+[A-Z]?\d[\d.]*|\((?:[Ss]ection|[Rr]ule)\s\d[\d.]*|\b(?:screens|design),?(?:\s|\*|\/\/)+"|\b(?:design|stack|architecture)\.md/g;
/** The last cell of a policy row that cites a section by a bare number. */
const BARE_CELL = /\brow\([^\n]*'\d(?:\.\d)?(?:, \d(?:\.\d)?)*'\s*\)/g;

const requirementIds: ReadonlySet<string> = new Set(
  [
    ...readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(
      /^(?:## |\| )([A-Z]\d[\d.]*(?:-\d+)?)(?= )/gm,
    ),
  ].map(([, id = '']) => id),
);
const decisionNumbers: ReadonlySet<string> = new Set(
  readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 4)),
);

/** Citations in a file that do not exist or have an old form. */
function findBadCitations(text: string, file: string): readonly string[] {
  const ids = [...text.matchAll(CITATION)].map(([id]) => id);
  const decisions = [...text.matchAll(DECISION)].filter(
    ([, name = '']) => name !== 'NNNN' && !decisionNumbers.has(name.slice(0, 4)),
  );
  const bareCells = /^src\/domain\/.*\.table\.ts$/.test(file) ? [...text.matchAll(BARE_CELL)] : [];
  return [
    ...ids.filter((id) => !requirementIds.has(id) && !NO_CITATION.has(id)),
    ...[...decisions, ...text.matchAll(OLD_FORM), ...bareCells].map(([citation]) => citation),
  ];
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  ),
)
  .concat(readdirSync(root))
  .filter((name) => READABLE_FILE.test(name) && path.join(root, name) !== __filename)
  .filter((name) => !name.endsWith('.generated.ts'));

describe('citations', () => {
  test('each refers to a line of docs/requirements.md or to a decision', () => {
    const citation = files.flatMap((file) =>
      findBadCitations(readFileSync(path.join(root, file), 'utf8'), file).map(
        (citation) => `${file}: ${citation}`,
      ),
    );
    expect(citation).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });

  test('ids of requirements and numbers of decisions are unique', () => {
    const ids = [
      ...readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(
        /^(?:## |\| )([A-Z]\d\S*) /gm,
      ),
    ].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(readdirSync(path.join(root, 'docs/decisions'))).toHaveLength(decisionNumbers.size);
  });

  test.each([
    ['// a section that is not there (R2.9)', 'R2.9'],
    ['// a statement that is not there (R2.2-99)', 'R2.2-99'],
    ['test("late (S77)")', 'S77'],
    ['// see docs/decisions/0999', 'docs/decisions/0999'],
    ['// as specification 2.2 says', 'specification 2.2'],
    ['// as decisions\n * 5 say', 'decisions\n * 5'],
    ["row('x', 'quality S3')", 'quality S3'],
    ['/** (architecture 1) */', 'architecture 1'],
    ['/** (architecture, rule 9) */', 'architecture, rule 9'],
    ['/** (section 3) */', '(section 3'],
    ['/** (design.md "Forms") */', 'design.md'],
    ['/** (design, "Type", "Space") */', 'design, "'],
    ["row('always', 'never', '2.4, 6')", "row('always', 'never', '2.4, 6')"],
  ])('%j is reported', (text, citation) => {
    expect(findBadCitations(text, 'src/domain/some.table.ts')).toEqual([citation]);
  });

  test.each(['R2.2', 'R2.2-7', 'D4', 'V5', 'F7', 'U1–U4', 'docs/decisions/0004'])(
    '%s is accepted',
    (text) => {
      expect(findBadCitations(`/** As it is (${text}). */`, 'src/domain/some.table.ts')).toEqual([]);
    },
  );
});

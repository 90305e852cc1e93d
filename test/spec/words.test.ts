import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Code that developers read; docs/words.md gives the words to use. */
const CODE = filesIn('src', 'gateway', 'cli', 'hosting', 'tools');
const TESTS = filesIn('test');

function filesIn(...folders: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', '-z', '--', ...folders])
    .toString()
    .split('\0')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.generated\./.test(file));
}

const BARE_NAMES =
  'asked|kept|told|given|brought|taken|wanted|held|drawn|sent|made|said|shown|found|known|written|below|above|beside|behind|there|here|nobody|whoever|about|near|own|ahead|via';
const DECLARATION = new RegExp(
  `\\b(?:const|let|function|readonly|get|type|interface|private) #?(${BARE_NAMES})\\b`,
  'g',
);
/** The names in a destructuring of a declaration or of parameters. */
const DESTRUCTURING = /\{([^{}]*)\}(?= = |: |\) =>)/g;
const RENAMED = new RegExp(`\\w+: (${BARE_NAMES})(?= *(?:[,=\\n]|$))`, 'g');
const OPENER = /^\s*(?:\/\*\*|\/\/) *(?:What|Whoever|Nobody|Whether) .*$/gm;
const CONDITION = /^\s*(?:\/?\*|\/\/).*(?:\b(?:null|undefined|empty|absent)\b`?|"") where .*$/gim;
const LAYOUT_SPREAD = /^\s*\.\.\.(?:\{ |\[['"\w])(?!.*\]\.)[^?&]*[}\]],?$/gm;

/** Names of data of the wire and of tables, and of the public API, which stay until those change. */
const DATA: Readonly<Record<string, readonly string[]>> = {
  'gateway/seed/client-area.table.ts': ['sent', 'told'],
  'gateway/kernel/api-error.ts': ['above'],
  'gateway/partnership/partner-clients.ts': ['via'],
  'gateway/partnership/referrals.ts': ['via'],
  'gateway/seed/partners.table.ts': ['via'],
  'gateway/onboarding/outcome-rules.table.ts': ['below'],
  'gateway/review/review-kind.ts': ['about', 'asked'],
  'gateway/social/copy/copy-reading.ts': ['wanted'],
  'gateway/social/rehearsal/rehearsed-figures.ts': ['taken'],
  'src/domain/partnership/partnership.ts': ['held'],
  'src/domain/partnership/referred-client.ts': ['held', 'via'],
  'src/domain/partnership/reward.ts': ['ahead'],
  'src/domain/campaigns/campaign.ts': ['own'],
  'src/domain/campaigns/contest.ts': ['own'],
  'src/domain/social/copy.ts': ['wanted'],
  'src/domain/social/rehearsal.ts': ['taken'],
  'src/domain/accounts/swap-formula.ts': ['sent'],
  'src/domain/accounts/figure-formula.ts': ['sent'],
  'src/testkit/kernel/fake-key-value-store.ts': ['kept'],
  'src/ui/forms/antd/tiles.tsx': ['about'],
};

const matches = (pattern: RegExp, files = CODE) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text, name]) => ({
      file,
      text: text.trim(),
      name,
    })),
  );

test('no name is a participle, a preposition or a pronoun alone', () => {
  const violations = matches(DECLARATION).filter(({ file, name = '' }) => !DATA[file]?.includes(name));
  expect(violations).toEqual([]);
});

test('no destructuring renames to a participle, a preposition or a pronoun alone', () => {
  const violations = matches(DESTRUCTURING).flatMap(({ file, name: names = '' }) =>
    [...names.matchAll(RENAMED)].map(([text]) => ({ file, text })),
  );
  expect(violations).toEqual([]);
});

test('no comment begins with What, Whoever, Nobody or Whether', () => {
  expect(matches(OPENER)).toEqual([]);
});

test('a condition in a comment has if, not where', () => {
  expect(matches(CONDITION)).toEqual([]);
});

test('no literal is spread only to keep a line together', () => {
  expect(matches(LAYOUT_SPREAD, [...CODE, ...TESTS])).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '../../src/infrastructure/http/contract.generated';

// Stores name calls by text, because they know nothing of HTTP. A name that is not the contract's would do nothing.

const FOLDERS = ['src/application', 'src/domain'];

/** What is written where calls are named: lists, queries, and what changes them. */
const NAMING = [
  /\b(?:CALLS_WITH_\w+|OUTDATED|BOOKS|NOTICES|PROGRESS)\b[^=;]*= ([^;]*);/g,
  /\.invalidate\((\[[^\]]*\])/g,
  /\bcall: ('\w+')/g,
  /\.patch(?:<[^(]*>)?\(\s*('\w+')/g,
];

const named = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const places = NAMING.flatMap((pattern) =>
        [...source.matchAll(pattern)].map(([, where = '']) => where),
      );
      return places.flatMap((where) =>
        [...where.matchAll(/'(\w+)'/g)].map(([, call]) => [file, call] as const),
      );
    }),
);

test('a call that a store names is one of the contract', () => {
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(([, call]) => !Object.hasOwn(ENDPOINTS, call ?? ''))).toEqual([]);
});

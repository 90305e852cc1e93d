import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '../../src/infrastructure/http/contract.generated';

// Stores name calls by strings, because they do not depend on HTTP. A wrong name would have no effect.

const FOLDERS = ['src/application', 'src/domain'];

/** Code that names calls: lists of calls, queries, invalidations and patches. */
const CALL_PATTERNS = [
  /\b(?:CALLS_(?:WITH|CHANGED_BY)_\w+|OUTDATED|BOOKS|NOTICES|PROGRESS)\b[^=;]*= ([^;]*);/g,
  /\.invalidate\((\[[^\]]*\])/g,
  /\bcall: ('\w+')/g,
  /\.patch(?:<[^(]*>)?\(\s*('\w+')/g,
];

const namedCalls = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const places = CALL_PATTERNS.flatMap((pattern) =>
        [...source.matchAll(pattern)].map(([, match = '']) => match),
      );
      return places.flatMap((match) =>
        [...match.matchAll(/'(\w+)'/g)].map(([, call]) => [file, call] as const),
      );
    }),
);

test('every call that a store names is in the contract', () => {
  expect(namedCalls.length).toBeGreaterThan(60);
  expect(namedCalls.filter(([, call]) => !Object.hasOwn(ENDPOINTS, call ?? ''))).toEqual([]);
});

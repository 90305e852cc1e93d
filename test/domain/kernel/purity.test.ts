import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../src/domain');
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const code = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** Libraries the domain may import (ARCHITECTURE.md). */
const LIBRARIES = ['big.js', '@cfworker/json-schema'];
const IMPURE =
  /(?<!\.)\b(Date\.now|new Date\(\)|Math\.random|window|document|navigator|process|localStorage|sessionStorage|fetch|setTimeout|console)\b[.(]/;

describe('the domain is pure (architecture)', () => {
  test('there are files to check', () => expect(FILES.length).toBeGreaterThan(30));

  test.each(FILES)('%s loads without a browser', async (file) => {
    await expect(import(join(ROOT, file))).resolves.toBeDefined();
  });

  test.each(FILES)(
    '%s imports only the domain and pure libraries, and uses no clock, browser or randomness',
    (file) => {
      const importedNames = [...code(file).matchAll(/\bfrom '([^']+)'/g)].map(([, name = '']) => name);
      const outside = importedNames.filter((name) => !name.startsWith('.') && !LIBRARIES.includes(name));
      expect(outside).toEqual([]);
      for (const name of importedNames.filter((path) => path.startsWith('.'))) {
        expect(join(ROOT, file, '..', name).startsWith(ROOT)).toBe(true);
      }
      expect(code(file)).not.toMatch(IMPURE);
    },
  );
});

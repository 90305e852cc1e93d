import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MENU_ENTRIES } from '../../../src/domain/access/menu-entries.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { ENGLISH } from '../../../src/testkit/language/english';

const folder = path.resolve('src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** Literal keys that are passed to a translator, a notice or a `…Key` property. */
const usedKeys = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/(?:\bt\(|Key: |\.show\('\w+', )'([A-Za-z]+\.[\w.-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
);

const hasText = (key: string) => key in ENGLISH || `${key}_other` in ENGLISH;

describe('the English texts', () => {
  test('contain every key the views use', () => {
    expect(usedKeys.size).toBeGreaterThan(30);
    expect([...usedKeys].filter((key) => !hasText(key))).toEqual([]);
  });

  test('name every menu entry that is a link or a submenu', () => {
    const keys = Object.entries(MENU_ENTRIES).filter(([, { opens }]) => opens !== 'action');
    expect(keys.map(([key]) => `menu.${key}`).filter((key) => !hasText(key))).toEqual([]);
  });

  test('have a message for every error code', () => {
    expect(Object.values(ERROR_CODE).filter((code) => !hasText(`errors.error${code}`))).toEqual([]);
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gatewayFile } from '../../../gateway/kernel/gateway-file';
import type { QuestionnaireTexts } from '../../../gateway/texts/questionnaire-texts';
import { readTexts } from '../../../gateway/texts/read-texts';

const FILE = 'questionnaires.json';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-texts-'));
  cpSync(gatewayFile('texts/locales/'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readTexts<QuestionnaireTexts>(FILE, pathToFileURL(`${folder}/`));

function change(locale: string, edit: (texts: Record<string, unknown>) => void) {
  const file = path.join(folder, locale, FILE);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  edit(texts);
  writeFileSync(file, JSON.stringify(texts));
}

test('reads each language from its folder', () => {
  change('ur', (texts) => (texts['person'] = 'شخص'));
  expect(read()('ur-PK').person).toBe('شخص');
});

test.each([
  ['lacks', (texts: Record<string, unknown>) => delete texts['person.city']],
  ['leaves empty', (texts: Record<string, unknown>) => (texts['person.city'] = ' ')],
  ['has another kind of value for', (texts: Record<string, unknown>) => (texts['person.city'] = 1)],
])('refuses a language that %s a text, and names both', (_fault, edit) => {
  change('ur', edit);
  expect(read).toThrow(/^texts\/locales\/ur\/questionnaires\.json lacks person\.city\.$/);
});

test('names every fault at once, and a text that English lacks', () => {
  change('de', (texts) => (texts['person.shoeSize'] = 'Schuhgröße'));
  change('th', (texts) => delete texts['tax']);
  expect(read).toThrow(
    [
      'texts/locales/de/questionnaires.json has person.shoeSize, which English lacks.',
      'texts/locales/th/questionnaires.json lacks tax.',
    ].join('\n'),
  );
});

test('refuses a language without the file', () => {
  rmSync(path.join(folder, 'vi', FILE));
  expect(read).toThrow(/ENOENT.*vi\/questionnaires\.json/);
});

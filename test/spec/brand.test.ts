import { readdirSync, readFileSync } from 'node:fs';
import { escapeHtml } from '../../hosting/escape-html';
import { fillSomeSlots } from '../../hosting/page-slots';
import { parseConfig } from '../../src/domain/site/config/portal-config';
import { CULTURES, type Culture } from '../../src/domain/culture/cultures.table';
import { criticalWords } from '../../src/ui/startup/critical-words';
import { textsOf } from './shipped-texts';

/** A brand's name stands wherever `Portico` would (D10), so nothing that is shipped contains that name. */
const NAME = /portico/i;
const CULTURE_NAMES = Object.keys(CULTURES) as Culture[];

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

describe.each(CULTURE_NAMES)('%s', (culture) => {
  test('no text says Portico, and the title takes the brand', () => {
    const texts = textsOf(CULTURES[culture].localeFolder);
    expect(texts.size).toBeGreaterThan(1000);
    expect([...texts].filter(([, text]) => NAME.test(text))).toEqual([]);
    expect(texts.get('meta.title')).toContain('{{brand}}');
    expect(texts.get('footer.copyright')).toContain('{{brand}}');
  });

  test('nor do the words for when no text could be loaded', () => {
    expect(Object.values(criticalWords(culture)).filter((words) => NAME.test(words))).toEqual([]);
  });
});

test('the example pages of legal texts and the page itself name nobody', () => {
  const pages = [...filesIn('public/legal', '.html'), 'src/index.ejs'];
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((file) => NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** What an operator reads, and the password of the demo, are no client's. */
const TO_OPERATORS = ['gateway/server/banner.ts', 'gateway/db/seed/demo-sign-ins.table.ts'];

test('the texts, mails and data of the gateway name no real company', () => {
  const files = filesIn('gateway', '.ts').filter((file) => !TO_OPERATORS.includes(file));
  expect(files.length).toBeGreaterThan(200);
  // Addresses, keys of the contract and variables of the environment are no names.
  expect(files.filter((file) => /Portico/.test(readFileSync(file, 'utf8')))).toEqual([]);
  const texts = filesIn('gateway/texts', '.ts');
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a server puts the brand into the title and into the words for a page without scripts', () => {
  const page = fillSomeSlots(readFileSync('src/index.ejs', 'utf8'), {
    title: undefined,
    brand: escapeHtml('Acme & Co'),
  });
  expect(page).toContain('<title>Acme &#38; Co</title>');
  expect(page).toContain('<noscript>Acme &#38; Co needs JavaScript.');
});

test('a configuration of brand, addresses and words alone is one', () => {
  const { unknownKeys } = parseConfig(
    {
      brand: { name: 'Acme', slug: 'acme', tokens: { colorPrimary: '#7a1f3d' } },
      legal: { privacy: 'https://acme.example/privacy' },
      support: { email: 'help@acme.example' },
      companies: {
        '42': {
          like: 'international',
          brand: { logo: '/acme.svg' },
          texts: { 'de-DE': { login: { title: 'Hallo' } } },
        },
      },
    },
    { origin: 'https://portal.example' },
  );
  expect(unknownKeys).toEqual([]);
});

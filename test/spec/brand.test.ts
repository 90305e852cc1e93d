import { readdirSync, readFileSync } from 'node:fs';
import { escapeHtml } from '../../hosting/escape-html';
import { fillSomeSlots } from '../../hosting/page-slots';
import { parseConfig } from '../../src/domain/site/config/portal-config';
import { CULTURES, type Culture } from '../../src/domain/culture/cultures.table';
import { criticalWords } from '../../src/ui/startup/critical-words';
import { textsOf } from './shipped-texts';

/** Nothing that is shipped contains this name, so that a brand can put its own everywhere (D10). */
const PRODUCT_NAME = /portico/i;
const CULTURE_NAMES = Object.keys(CULTURES) as Culture[];

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

describe.each(CULTURE_NAMES)('%s', (culture) => {
  test('no text contains Portico, and the title has a placeholder for the brand', () => {
    const texts = textsOf(CULTURES[culture].localeFolder);
    expect(texts.size).toBeGreaterThan(1000);
    expect([...texts].filter(([, text]) => PRODUCT_NAME.test(text))).toEqual([]);
    expect(texts.get('meta.title')).toContain('{{brand}}');
    expect(texts.get('footer.copyright')).toContain('{{brand}}');
  });

  test('the texts that need no locale file do not contain Portico', () => {
    expect(Object.values(criticalWords(culture)).filter((words) => PRODUCT_NAME.test(words))).toEqual([]);
  });
});

test('the examples of legal pages and index.ejs do not contain Portico', () => {
  const pages = [...filesIn('public/legal', '.html'), 'src/index.ejs'];
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((file) => PRODUCT_NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Files whose texts are for operators, or that contain the password of the demo. */
const OPERATOR_FILES = ['gateway/server/banner.ts', 'gateway/seed/demo-sign-ins.table.ts'];

test('the texts, mails and data of the gateway do not contain Portico', () => {
  const files = filesIn('gateway', '.ts').filter((file) => !OPERATOR_FILES.includes(file));
  expect(files.length).toBeGreaterThan(200);
  // Addresses, keys of the contract and environment variables, in other letter cases, may contain it.
  expect(files.filter((file) => /Portico/.test(readFileSync(file, 'utf8')))).toEqual([]);
  const texts = ['gateway/texts', 'gateway/notifications'].flatMap((folder) => filesIn(folder, '.ts'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => PRODUCT_NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a server fills the brand into the title and the text for browsers without scripts', () => {
  const page = fillSomeSlots(readFileSync('src/index.ejs', 'utf8'), {
    title: undefined,
    brand: escapeHtml('Acme & Co'),
  });
  expect(page).toContain('<title>Acme &#38; Co</title>');
  expect(page).toContain('<noscript>Acme &#38; Co needs JavaScript.');
});

test('a configuration may consist of brand, addresses and texts only', () => {
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

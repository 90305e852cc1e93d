import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTemplates, fillPage } from '../../../gateway/server/page-values';
import {
  INDEX_TEMPLATE,
  loginTemplate,
  slot,
  TEMPLATES_FOLDER,
  TEXT_KEYS_FILE,
  textSlot,
} from '../../../hosting/page-slots';
import type { BrandConfig } from '../../../src/domain/site/config/company-settings';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';

const LOGIN = loginTemplate('main', 'en-US');
const HEAD = '<link rel=preload><link rel=stylesheet href=/assets/look.css>';
const BRAND = slot('brand', 'Client portal');
const MARK = '<svg><path></path></svg>';
const text = (key: string, content: string) => slot(textSlot(key), content);

/** The head of a page: the slots that every page has. */
const headSlots = slot('config-hint', '<link rel=preload>') + slot('boot-data', '');
const INDEX = `<title>${BRAND}</title>${headSlots}${slot('look', '')}<noscript>${BRAND} needs JavaScript.</noscript>`;
const TEMPLATE =
  `<title>${text('meta.title', BRAND)}</title>${headSlots}` +
  `${slot('look', '<link rel=stylesheet href=/assets/look.css>')}` +
  `<meta name=description content="${text('meta.description', 'Trade.')}">` +
  `<a aria-label="${text('shell.home', `${BRAND}, home`)}">${slot('logo', MARK + BRAND)}<i>Main</i></a>` +
  `<h1>${text('login.title', 'Sign in')}</h1><p>${text('login.new', 'New here?')} <a>Open</a>` +
  `<label for=a>${text('login.email', 'Email')}</label><input placeholder="${text('login.hint', 'Your email')}">` +
  `<p>${text('footer.risk', 'You can&#39;t lose &amp; have.')}<span>© 2026 ${BRAND}</span>` +
  `<button>${text('login.submit', 'Sign in')}</button>`;
const SHIPPED = {
  meta: { title: '{{brand}}', description: 'Trade.' },
  shell: { home: '{{brand}}, home' },
  login: { title: 'Sign in', submit: 'Sign in', new: 'New here?', email: 'Email', hint: 'Your email' },
  footer: { risk: "You can't lose & have.", copyright: '© {{year}} {{brand}}', faqUrl: '/faq.html' },
};
const KEYS = Object.entries(SHIPPED).flatMap(([page, texts]) =>
  Object.keys(texts).map((name) => `${page}.${name}`),
);

let folder: string;
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  mkdirSync(path.join(folder, TEMPLATES_FOLDER));
  mkdirSync(path.join(folder, 'locales/en'), { recursive: true });
  write('index.html', 'The page of a static host');
  write('locales/en/translation.json', JSON.stringify(SHIPPED));
  write(TEXT_KEYS_FILE, JSON.stringify(KEYS));
  write(INDEX_TEMPLATE, INDEX);
  write(LOGIN, TEMPLATE);
});
afterAll(() => rmSync(folder, { recursive: true }));

const fill = (
  brand: Partial<BrandConfig> = {},
  others: Partial<Parameters<typeof fillPage>[1]> = {},
): string => fillPage(folder, { file: LOGIN, brand: { ...DEFAULT_CONFIG.brand, ...brand }, ...others });
const STOCK_PAGE = TEMPLATE.replaceAll('Client portal', 'Portico').replace(/<!--.*?-->/g, '');

describe('a page under the name of a brand', () => {
  test('has the build’s name for the build’s brand', () => {
    expect(fill()).toBe(STOCK_PAGE);
    expect(STOCK_PAGE).toContain(`<title>Portico</title>${HEAD}`);
  });

  test('has the name of the brand alone, escaped', () => {
    const name = '&#60;b&#62;A&#38;&#34;B&#39;$&#38;';
    expect(fill({ name: '<b>A&"B\'$&' })).toBe(STOCK_PAGE.replaceAll('Portico', () => name));
  });

  test('has a logo in place of mark and name, one per color scheme', () => {
    const pageWith = (picture: string, name = 'Portico') =>
      STOCK_PAGE.replace(`${MARK}Portico`, picture)
        .replaceAll('Portico<', `${name}<`)
        .replace('Portico,', `${name},`);
    expect(fill({ name: 'Acme', logo: 'https://cdn.example/logo.svg' })).toBe(
      pageWith('<picture><img src="https://cdn.example/logo.svg" alt=""></picture>', 'Acme'),
    );
    expect(fill({ logo: '/a"b.svg', logoDark: '/Portico.svg' })).toBe(
      pageWith(
        '<picture><source media="(prefers-color-scheme: dark)" srcset="/Portico.svg"><img src="/a&#34;b.svg" alt=""></picture>',
      ),
    );
  });

  test('has its style sheet in place of the variant’s', () => {
    expect(fill({}, { styleSheet: '/look/23/en-US.css?v=0' })).toBe(
      STOCK_PAGE.replace(
        '<link rel=stylesheet href=/assets/look.css>',
        '<link rel="stylesheet" href="/look/23/en-US.css?v=0">',
      ),
    );
  });
});

test('a page with the server’s data preloads nothing that it contains', () => {
  expect(fill({}, { bootData: { '/config.json': {} } })).toBe(
    STOCK_PAGE.replace(
      '<link rel=preload>',
      '<script type="application/json" id="portico-boot">{"/config.json":{}}</script>',
    ),
  );
});

describe('a page with the texts of a company', () => {
  const page = (company: Record<string, string>, built: Record<string, string> = {}) =>
    fill({ name: 'Acme & Co' }, { texts: { culture: 'en-US', company, builtTexts: built } });
  const acmePage = STOCK_PAGE.replaceAll('Portico', 'Acme &#38; Co');

  test.each<[string, Record<string, string>, string, string]>([
    ['a word', { 'login.email': 'Mail <b>' }, '>Email<', '>Mail &#60;b&#62;<'],
    ['a text with a space after it', { 'login.new': 'New?' }, '>New here? <', '>New? <'],
    [
      'a text with signs that HTML escapes',
      { 'footer.risk': 'You may lose.' },
      'You can&#39;t lose &amp; have.',
      'You may lose.',
    ],
    ['one of two that are worded alike', { 'login.title': 'Welcome' }, '<h1>Sign in<', '<h1>Welcome<'],
    ['one in an attribute', { 'login.hint': 'a "b" \'c\'' }, '"Your email"', '"a &#34;b&#34; &#39;c&#39;"'],
    [
      'one with the name',
      { 'shell.home': 'Home of {{brand}}' },
      'Acme &#38; Co, home',
      'Home of Acme &#38; Co',
    ],
    ['the title', { 'meta.title': '{{brand}} desk' }, 'Co</title>', 'Co desk</title>'],
    ['the description', { 'meta.description': 'For all.' }, '"Trade."', '"For all."'],
    ['an empty text', { 'login.new': '' }, '>New here? <', '> <'],
  ])('has %s', (_kind, texts, before, after) => {
    expect(acmePage).toContain(before);
    expect(page(texts)).toBe(acmePage.replace(before, () => after));
  });

  test('has two texts in each other’s place', () => {
    expect(page({ 'login.email': 'New here?', 'login.new': 'Email' })).toBe(
      acmePage.replace('>Email<', '>New here?<').replace('>New here? <', '>Email <'),
    );
  });

  test('has the shipped text where the build has another company’s', () => {
    expect(page({}, { 'login.email': 'Desk mail' })).toBe(acmePage);
    expect(page({ 'login.email': 'Email' }, { 'login.email': 'Desk mail' })).toBe(acmePage);
  });

  test.each([
    ['has values', { 'footer.copyright': '{{brand}}, {{year}}' }],
    ['gets values', { 'login.title': 'Sign in, {{name}}' }],
    ['is an address', { 'footer.faqUrl': '' }],
  ])('is the empty page if a text %s', (_problem, texts) => {
    expect(page(texts)).toBe(fill({ name: 'Acme & Co' }, { file: INDEX_TEMPLATE }));
    expect(page(texts)).toContain('<noscript>Acme &#38; Co needs JavaScript.</noscript>');
  });

  test('has no text that it does not show', () => {
    expect(page({ 'accounts.title': 'Desk' })).toBe(acmePage);
  });
});

describe('the pages of a build', () => {
  afterEach(() => {
    write(INDEX_TEMPLATE, INDEX);
    write(LOGIN, TEMPLATE);
  });

  test('are accepted with all slots that the server knows', () => {
    expect(() => checkTemplates(folder)).not.toThrow();
  });

  test.each([
    ['with an unknown slot', LOGIN, TEMPLATE + slot('banner', ''), 'Nothing fills the slot banner'],
    ['without a slot', LOGIN, TEMPLATE.replace(/logo/, 'text:logo'), 'The page has no slot logo'],
    ['with an unknown slot', INDEX_TEMPLATE, INDEX + slot('logo', ''), 'Nothing fills the slot logo'],
  ])('are refused %s: %s', (_problem, file, html, message) => {
    write(file, html);
    expect(() => checkTemplates(folder)).toThrow(
      `${file} in ${folder} is of another version: build the portal again (${message})`,
    );
  });

  test('are refused if only the page of a static host is there', () => {
    rmSync(path.join(folder, INDEX_TEMPLATE));
    expect(() => checkTemplates(folder)).toThrow(`${INDEX_TEMPLATE} in ${folder} is of another version`);
  });

  test('may be missing altogether', () => {
    expect(() => checkTemplates(path.join(folder, 'nowhere'))).not.toThrow();
  });
});

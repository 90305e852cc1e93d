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
const LOGO_MARK = '<svg><path></path></svg>';
const text = (key: string, content: string) => slot(textSlot(key), content);

/** The head of a page: the slots that every page has. */
const headSlots = slot('config-hint', '<link rel=preload>') + slot('boot-data', '');
const INDEX = `<title>${BRAND}</title>${headSlots}${slot('look', '')}<noscript>${BRAND} needs JavaScript.</noscript>`;
const TEMPLATE =
  `<title>${text('meta.title', BRAND)}</title>${headSlots}` +
  `${slot('look', '<link rel=stylesheet href=/assets/look.css>')}` +
  `<meta name=description content="${text('meta.description', 'Trade.')}">` +
  `<a aria-label="${text('shell.home', `${BRAND}, home`)}">${slot('logo', LOGO_MARK + BRAND)}<i>Main</i></a>` +
  `<h1>${text('login.title', 'Sign in')}</h1><p>${text('login.new', 'New here?')} <a>Open</a>` +
  `<label for=a>${text('login.email', 'Email')}</label><input placeholder="${text('login.hint', 'Your email')}">` +
  `<p>${text('footer.risk', 'You can&#39;t lose &amp; have.')}<span>© 2026 ${BRAND}</span>` +
  `<button>${text('login.submit', 'Sign in')}</button>`;
const SHIPPED_TEXTS = {
  meta: { title: '{{brand}}', description: 'Trade.' },
  shell: { home: '{{brand}}, home' },
  login: { title: 'Sign in', submit: 'Sign in', new: 'New here?', email: 'Email', hint: 'Your email' },
  footer: { risk: "You can't lose & have.", copyright: '© {{year}} {{brand}}', faqUrl: '/faq.html' },
};
const KEYS = Object.entries(SHIPPED_TEXTS).flatMap(([page, texts]) =>
  Object.keys(texts).map((name) => `${page}.${name}`),
);

let folder: string;
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  mkdirSync(path.join(folder, TEMPLATES_FOLDER));
  mkdirSync(path.join(folder, 'locales/en'), { recursive: true });
  write('index.html', 'The page of a static host');
  write('locales/en/translation.json', JSON.stringify(SHIPPED_TEXTS));
  write(TEXT_KEYS_FILE, JSON.stringify(KEYS));
  write(INDEX_TEMPLATE, INDEX);
  write(LOGIN, TEMPLATE);
});
afterAll(() => rmSync(folder, { recursive: true }));

const fillLogin = (
  brand: Partial<BrandConfig> = {},
  changes: Partial<Parameters<typeof fillPage>[1]> = {},
): string => fillPage(folder, { file: LOGIN, brand: { ...DEFAULT_CONFIG.brand, ...brand }, ...changes });
const SHIPPED_PAGE = TEMPLATE.replaceAll('Client portal', 'Portico').replace(/<!--.*?-->/g, '');

describe('a page with the name of a brand', () => {
  test('has the name of the build for its brand', () => {
    expect(fillLogin()).toBe(SHIPPED_PAGE);
    expect(SHIPPED_PAGE).toContain(`<title>Portico</title>${HEAD}`);
  });

  test('has the escaped name of the brand', () => {
    const name = '&#60;b&#62;A&#38;&#34;B&#39;$&#38;';
    expect(fillLogin({ name: '<b>A&"B\'$&' })).toBe(SHIPPED_PAGE.replaceAll('Portico', () => name));
  });

  test('has a logo for each color scheme instead of mark and name', () => {
    const pageWith = (picture: string, name = 'Portico') =>
      SHIPPED_PAGE.replace(`${LOGO_MARK}Portico`, picture)
        .replaceAll('Portico<', `${name}<`)
        .replace('Portico,', `${name},`);
    expect(fillLogin({ name: 'Acme', logo: 'https://cdn.example/logo.svg' })).toBe(
      pageWith('<picture><img src="https://cdn.example/logo.svg" alt=""></picture>', 'Acme'),
    );
    expect(fillLogin({ logo: '/a"b.svg', logoDark: '/Portico.svg' })).toBe(
      pageWith(
        '<picture><source media="(prefers-color-scheme: dark)" srcset="/Portico.svg"><img src="/a&#34;b.svg" alt=""></picture>',
      ),
    );
  });

  test('has its style sheet instead of the variant’s', () => {
    expect(fillLogin({}, { styleSheet: '/look/23/en-US.css?v=0' })).toBe(
      SHIPPED_PAGE.replace(
        '<link rel=stylesheet href=/assets/look.css>',
        '<link rel="stylesheet" href="/look/23/en-US.css?v=0">',
      ),
    );
  });
});

test('a page with server data does not preload them', () => {
  expect(fillLogin({}, { bootData: { '/config.json': {} } })).toBe(
    SHIPPED_PAGE.replace(
      '<link rel=preload>',
      '<script type="application/json" id="portico-boot">{"/config.json":{}}</script>',
    ),
  );
});

describe('a page with the texts of a company', () => {
  const page = (company: Record<string, string>, builtTexts: Record<string, string> = {}) =>
    fillLogin({ name: 'Acme & Co' }, { texts: { culture: 'en-US', company, builtTexts } });
  const acmePage = SHIPPED_PAGE.replaceAll('Portico', 'Acme &#38; Co');

  test.each<[string, Record<string, string>, string, string]>([
    ['a word', { 'login.email': 'Mail <b>' }, '>Email<', '>Mail &#60;b&#62;<'],
    ['a text with a space after it', { 'login.new': 'New?' }, '>New here? <', '>New? <'],
    [
      'a text with signs that HTML escapes',
      { 'footer.risk': 'You may lose.' },
      'You can&#39;t lose &amp; have.',
      'You may lose.',
    ],
    ['one of two equal texts', { 'login.title': 'Welcome' }, '<h1>Sign in<', '<h1>Welcome<'],
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

  test('has two exchanged texts', () => {
    expect(page({ 'login.email': 'New here?', 'login.new': 'Email' })).toBe(
      acmePage.replace('>Email<', '>New here?<').replace('>New here? <', '>Email <'),
    );
  });

  test('has the shipped text instead of another company’s text of the build', () => {
    expect(page({}, { 'login.email': 'Desk mail' })).toBe(acmePage);
    expect(page({ 'login.email': 'Email' }, { 'login.email': 'Desk mail' })).toBe(acmePage);
  });

  test.each([
    ['has values', { 'footer.copyright': '{{brand}}, {{year}}' }],
    ['gets values', { 'login.title': 'Sign in, {{name}}' }],
    ['is an address', { 'footer.faqUrl': '' }],
  ])('is the empty page if a text %s', (_problem, texts) => {
    expect(page(texts)).toBe(fillLogin({ name: 'Acme & Co' }, { file: INDEX_TEMPLATE }));
    expect(page(texts)).toContain('<noscript>Acme &#38; Co needs JavaScript.</noscript>');
  });

  test('ignores the texts of other pages', () => {
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

  test('are refused if only the page of a static host exists', () => {
    rmSync(path.join(folder, INDEX_TEMPLATE));
    expect(() => checkTemplates(folder)).toThrow(`${INDEX_TEMPLATE} in ${folder} is of another version`);
  });

  test('may be missing', () => {
    expect(() => checkTemplates(path.join(folder, 'nowhere'))).not.toThrow();
  });
});

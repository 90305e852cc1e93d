import { replacePageTexts, type PageTexts } from '../../../gateway/server/replace-page-texts';

const PAGE =
  '<title>Portico</title><meta name=description content="Trade."><h1>Sign in</h1>' +
  '<p>New here? <a>Open an account</a><label for=a>Email</label><input placeholder="Your email">' +
  '<p>You can&#39;t lose more than you expect &amp; have.<span>© 2026 Portico</span><button>Sign in</button>';
const RENDERED = {
  'meta.title': '{{brand}}',
  'meta.description': 'Trade.',
  'login.title': 'Sign in',
  'login.submit': 'Sign in',
  'login.new': 'New here?',
  'login.email': 'Email',
  'login.hint': 'Your email',
  'footer.risk': "You can't lose more than you expect & have.",
  'footer.copyright': '© {{year}} {{brand}}',
};
const page = (texts: Record<string, string>, keys: PageTexts['keys'] = Object.keys(RENDERED)) =>
  replacePageTexts(PAGE, { keys, rendered: RENDERED, company: { ...RENDERED, ...texts } }, 'Acme & Co');

test.each<[string, Record<string, string>, string, string]>([
  ['a word', { 'login.email': 'Mail <b>' }, '>Email<', '>Mail &#60;b&#62;<'],
  ['a text with a space behind it', { 'login.new': 'New?' }, '>New here? <', '>New? <'],
  [
    'a text with signs that HTML writes otherwise',
    { 'footer.risk': 'You may lose.' },
    'You can&#39;t lose more than you expect &amp; have.',
    'You may lose.',
  ],
  ['the title', { 'meta.title': '{{brand}} desk' }, '>Portico</title>', '>Acme &#38; Co desk</title>'],
  ['the description', { 'meta.description': 'For all.' }, '"Trade."', '"For all."'],
])('%s is put in', (_what, texts, before, after) => {
  expect(page(texts)).toBe(PAGE.replace(before, () => after));
});

test('two texts that change places do', () => {
  expect(page({ 'login.email': 'New here?', 'login.new': 'Email' })).toBe(
    PAGE.replace('>Email<', '>New here?<').replace('>New here? <', '>Email <'),
  );
});

test('texts that are worded alike, and stay so, are put in at both places', () => {
  expect(page({ 'login.title': 'Enter', 'login.submit': 'Enter' })).toBe(PAGE.replaceAll('Sign in', 'Enter'));
});

test.each([
  ['one of two that are worded alike', { 'login.title': 'Welcome' }],
  ['one in an attribute', { 'login.hint': 'you@example.com' }],
  ['one with a value in it', { 'footer.copyright': '{{brand}}, {{year}}' }],
])('%s cannot be', (_what, texts) => {
  expect(page(texts)).toBeUndefined();
});

test('a text that the page does not show changes nothing', () => {
  expect(page({ 'accounts.title': 'Desk', 'login.hint': 'x' }, ['login.title', 'meta.title'])).toBe(PAGE);
});

import { checkExtensions } from '../../../src/composition/extensions/check-extension';
import type { ExtensionParts } from '../../../src/composition/extensions/extension';
import { FEATURES } from '../../../src/composition/features';
import { TEXT_NAMES } from '../../../src/composition/extensions/reserved-names.table';
import { BRAND_TOKEN_NAMES } from '../../../src/ui/theme/token-names';
import { textsOf } from '../../spec/shipped-texts';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';

beforeAll(letProcessEnd);

const view = () => Promise.resolve(() => null);
const screen = (over: object = {}) => ({
  key: 'reports',
  path: '/reports',
  title: 'acme.title',
  access: 'client',
  view,
  ...over,
});
const entry = (over: object = {}) => ({
  key: 'reports',
  slots: ['sidebar'],
  label: 'acme.title',
  screen: 'reports',
  ...over,
});
const company = (over: object) => ({ key: 'acme', id: 42, like: 'main', ...over });
const TEXTS = { 'en-US': { 'acme.title': 'Reports' } };
const chat = { kind: 'chat', id: 'acme', make: () => null };

function fault(...parts: readonly object[]): string {
  try {
    checkExtensions(
      parts.map((one) => ({ id: 'acme', ...one })) as ExtensionParts[],
      FEATURES,
      BRAND_TOKEN_NAMES,
    );
    return '';
  } catch (error) {
    return String(error);
  }
}

test('what is there is taken', () => {
  expect(
    fault(
      {
        companies: [
          company({ brand: { logo: '/logo.svg', tokens: { borderRadius: 2 } }, chat: { provider: 'acme' } }),
        ],
        providers: [chat],
        screens: [
          screen({ companies: ['acme', 'other'] }),
          screen({ key: 'fees', path: '/fees/all', access: 'anyone' }),
        ],
        menu: [
          entry({ slots: ['sidebar', 'research'] }),
          entry({ key: 'fees', screen: 'fees', after: 'reports' }),
        ],
        texts: TEXTS,
        theme: { acme: { light: { colorPrimary: '#123456' } }, all: { dark: {} } },
      },
      { id: 'other-one', menu: [entry({ key: 'more', screen: 'fees', label: 'other-one.x' })] },
    ),
  ).toBe('');
});

test.each<[string, readonly object[], string, string?]>([
  ['a slot', [{ screen: [] }], 'no slot "screen"', 'Slots: id, bindings'],
  ['an id with capitals', [{ id: 'Acme' }], 'lower-case letters'],
  ['an id of the portal’s texts', [{ id: 'accounts' }], 'the portal itself has', 'wallet'],
  ['an id that stands twice', [{}, {}], 'two extensions'],
  [
    'a kind of provider',
    [{ providers: [{ ...chat, kind: 'chta' }] }],
    'no kind of provider "chta"',
    'captcha, chat, telemetry',
  ],
  ['a provider of the portal’s', [{ providers: [{ ...chat, id: 'zendesk' }] }], '"zendesk"', 'Taken: none'],
  [
    'a token of a theme',
    [{ theme: { main: { dark: { colourPrimary: '#000' } } } }],
    'no token "colourPrimary"',
    'blue, purple, cyan',
  ],
  [
    'a token of a company’s brand',
    [{ companies: [company({ brand: { tokens: { radius: 2 } } })] }],
    'company "acme": there is no token "radius"',
    'borderRadius',
  ],
  [
    'the provider of a company’s chat',
    [{ providers: [chat], companies: [company({ chat: { provider: 'acmee' } })] }],
    'company "acme": chat.provider must be one of none, builtin, zendesk, acme.',
  ],
  [
    'an address of a company’s',
    [{ companies: [company({ brand: { logo: 'http://acme.example/logo.svg' } })] }],
    'company "acme": brand.logo must be an https',
  ],
  [
    'a part of a company',
    [{ companies: [company({ colour: 'red' })] }],
    'company "acme": there is no "colour"',
    'Valid keys: brand, tagManager, chat,',
  ],
  [
    'a culture of a company’s texts',
    [{ companies: [company({ texts: { en: { 'login.title': 'Hello' } } })] }],
    'company "acme": texts.en must be a culture',
  ],
  ['a provider of another extension', [{ providers: [chat] }, { id: 'b', providers: [chat] }], '"acme" is'],
  ['a screen’s key', [{ screens: [screen({ key: 'Re ports' })] }], 'the key of a screen'],
  [
    'the key of a route',
    [{ screens: [screen({ key: 'wallet' })] }],
    'a screen "wallet" already',
    'shell, login',
  ],
  [
    'the key of a screen at a route',
    [{ screens: [screen({ key: 'partnership-shared' })] }],
    'partnership-shared',
  ],
  [
    'another’s key',
    [{ screens: [screen()] }, { id: 'b', screens: [screen({ path: '/x' })] }],
    'a screen "reports" already',
  ],
  ['a path without a slash', [{ screens: [screen({ path: 'reports' })] }], 'the path "reports"'],
  ['a path with a parameter', [{ screens: [screen({ path: '/reports/:id' })] }], '"/reports/:id"'],
  ['a path of the portal', [{ screens: [screen({ path: '/how-to-use' })] }], 'a page at "/how-to-use"'],
  ['a path that a brand may have', [{ screens: [screen({ path: '/acme-social' })] }], '"/acme-social"'],
  ['a path of the server', [{ screens: [screen({ path: '/locales/x' })] }], 'belongs to the server', 'api'],
  ['a path in a language', [{ screens: [screen({ path: '/de/reports' })] }], 'to a language', 'pk'],
  [
    'another’s path',
    [{ screens: [screen()] }, { id: 'b', screens: [screen({ key: 'x' })] }],
    'a page at "/reports"',
  ],
  ['an access', [{ screens: [screen({ access: 'public' })] }], 'no access "public"', 'client, anyone'],
  [
    'a company',
    [{ screens: [screen({ companies: ['acne'] })] }],
    'no variant "acne"',
    'main, invest, bank, international, other',
  ],
  ['an entry’s key', [{ menu: [entry({ key: '' })] }], 'the key of a menu entry'],
  ['an entry that opens nothing', [{ menu: [entry({ screen: undefined })] }], 'a screen or an href'],
  [
    'an entry that opens two things',
    [{ screens: [screen()], menu: [entry({ href: 'https://a.example/' })] }],
    'one of them',
  ],
  ['a script as address', [{ menu: [entry({ screen: undefined, href: 'javascript:1' })] }], 'no https'],
  [
    'a screen of an entry',
    [{ screens: [screen()], menu: [entry({ screen: 'x' })] }],
    'no screen "x"',
    'reports',
  ],
  [
    'a menu',
    [{ screens: [screen()], menu: [entry({ slots: ['sidebra'] })] }],
    'no slot "sidebra"',
    'Slots: sidebar, topbar',
  ],
  [
    'an entry of the portal’s',
    [{ screens: [screen()], menu: [entry({ key: 'accounts' })] }],
    'sidebar has an entry "accounts"',
  ],
  [
    'an entry to stand behind',
    [{ screens: [screen()], menu: [entry({ after: 'wallet' })] }],
    'no entry "wallet"',
    'Entries of sidebar: stock-investor',
  ],
  ['texts without English', [{ texts: { 'de-DE': {} } }], 'no "en-US"'],
  [
    'a text of the portal’s',
    [{ texts: { 'en-US': { 'common.retry': 'x' } } }],
    '"common.retry" does not begin',
  ],
  ['a culture', [{ texts: { ...TEXTS, 'de-AT': {} } }], 'no culture "de-AT"', 'ur-PK'],
  [
    'a title without text',
    [{ screens: [screen({ title: 'acme.titel' })], texts: TEXTS }],
    'no text "acme.titel"',
  ],
  ['a variant of a theme', [{ theme: { acme: {} } }], 'no variant "acme"', 'all, main'],
  ['a scheme', [{ theme: { main: { drak: {} } } }], 'no scheme "drak"', 'Schemes: light, dark'],
])('%s that is not there ends the start', (_what, parts, said, valid = '') => {
  const message = fault(...parts);
  expect(message).toContain('ExtensionError: Extension "');
  expect(message).toContain(said);
  expect(message).toContain(valid);
});

test('the names that the shipped texts begin with are those that no extension may have', () => {
  const features = FEATURES.lazy.map(({ key }) => key);
  const names = [...new Set([...textsOf('en').keys()].map((key) => key.split('.')[0] ?? ''))];
  // With a capital it is no extension's id anyway.
  const possible = names.filter((name) => name === name.toLowerCase() && !features.includes(name));
  expect(possible.sort()).toEqual([...TEXT_NAMES]);
});

import { checkExtensions } from '../../../src/composition/extensions/check-extension';
import type { ExtensionParts } from '../../../src/composition/extensions/extension';
import { FEATURES } from '../../../src/composition/features';
import { TEXT_NAMES } from '../../../src/composition/extensions/reserved-names.table';
import { BRAND_TOKEN_NAMES } from '../../../src/ui/theme/token-names';
import { textsOf } from '../../spec/shipped-texts';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';

beforeAll(letProcessEnd);

const view = () => Promise.resolve(() => null);
const screen = (differences: object = {}) => ({
  key: 'reports',
  path: '/reports',
  title: 'acme.title',
  access: 'client',
  view,
  ...differences,
});
const entry = (differences: object = {}) => ({
  key: 'reports',
  slots: ['sidebar'],
  label: 'acme.title',
  screen: 'reports',
  ...differences,
});
const company = (differences: object) => ({ key: 'acme', id: 42, like: 'main', ...differences });
const TEXTS = { 'en-US': { 'acme.title': 'Reports' } };
const chat = { kind: 'chat', id: 'acme', make: () => null };

function faultOf(...parts: readonly object[]): string {
  try {
    checkExtensions(
      parts.map((part) => ({ id: 'acme', ...part })) as ExtensionParts[],
      FEATURES,
      BRAND_TOKEN_NAMES,
    );
    return '';
  } catch (error) {
    return String(error);
  }
}

test('names that exist are accepted', () => {
  expect(
    faultOf(
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
  ['a slot', [{ screen: [] }], 'no slot "screen"', 'Valid: id, bindings'],
  ['an id with capitals', [{ id: 'Acme' }], 'lower-case letters'],
  [
    'an id of the portal’s texts',
    [{ id: 'accounts' }],
    'the id "accounts" exists already, in the portal',
    'wallet',
  ],
  ['an id that two extensions have', [{}, {}], 'the id "acme" exists already'],
  [
    'a kind of provider',
    [{ providers: [{ ...chat, kind: 'chta' }] }],
    'no kind of provider "chta"',
    'captcha, chat, telemetry',
  ],
  ['a provider of the portal', [{ providers: [{ ...chat, id: 'zendesk' }] }], '"zendesk"', 'Taken: none'],
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
    'an address of a company',
    [{ companies: [company({ brand: { logo: 'http://acme.example/logo.svg' } })] }],
    'company "acme": brand.logo must be an https',
  ],
  [
    'a part of a company',
    [{ companies: [company({ colour: 'red' })] }],
    'company "acme": there is no "colour"',
    'Valid: brand, tagManager, chat,',
  ],
  [
    'a culture of a company’s texts',
    [{ companies: [company({ texts: { en: { 'login.title': 'Hello' } } })] }],
    'company "acme": texts.en must be a culture',
  ],
  [
    'a provider of another extension',
    [{ providers: [chat] }, { id: 'b', providers: [chat] }],
    'the chat provider "acme" exists already, in Extension "acme"',
  ],
  ['a screen’s key', [{ screens: [screen({ key: 'Re ports' })] }], 'the key of a screen'],
  [
    'the key of a route',
    [{ screens: [screen({ key: 'wallet' })] }],
    'the screen "wallet" exists already, in the portal',
    'shell, login',
  ],
  [
    'the key of a screen at a route',
    [{ screens: [screen({ key: 'partnership-shared' })] }],
    'partnership-shared',
  ],
  [
    'the key of another extension’s screen',
    [{ screens: [screen()] }, { id: 'b', screens: [screen({ path: '/x' })] }],
    'the screen "reports" exists already, in Extension "acme"',
  ],
  [
    'a path without a slash',
    [{ screens: [screen({ path: 'reports' })] }],
    'the path of a screen, "reports", is not words',
  ],
  ['a path with a parameter', [{ screens: [screen({ path: '/reports/:id' })] }], '"/reports/:id"'],
  [
    'a path of the portal',
    [{ screens: [screen({ path: '/how-to-use' })] }],
    'the page "/how-to-use" exists already, in the portal',
  ],
  ['a path that a brand may have', [{ screens: [screen({ path: '/acme-social' })] }], '"/acme-social"'],
  ['a path of the server', [{ screens: [screen({ path: '/locales/x' })] }], 'belongs to the server', 'api'],
  ['a path in a language', [{ screens: [screen({ path: '/de/reports' })] }], 'to a language', 'pk'],
  [
    'the path of another extension’s screen',
    [{ screens: [screen()] }, { id: 'b', screens: [screen({ key: 'x' })] }],
    'the page "/reports" exists already, in Extension "acme"',
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
  [
    'a script as address',
    [{ menu: [entry({ screen: undefined, href: 'javascript:1' })] }],
    '"javascript:1" of a menu entry is no https',
  ],
  [
    'a screen of an entry',
    [{ screens: [screen()], menu: [entry({ screen: 'x' })] }],
    'no extension screen "x"',
    'reports',
  ],
  [
    'a menu',
    [{ screens: [screen()], menu: [entry({ slots: ['sidebra'] })] }],
    'no menu "sidebra"',
    'Valid: sidebar, topbar',
  ],
  [
    'an entry of the portal',
    [{ screens: [screen()], menu: [entry({ key: 'accounts' })] }],
    'the sidebar entry "accounts" exists already',
  ],
  [
    'the entry before an entry',
    [{ screens: [screen()], menu: [entry({ after: 'wallet' })] }],
    'no sidebar entry "wallet"',
    'Valid: stock-investor',
  ],
  ['texts without English', [{ texts: { 'de-DE': {} } }], 'no "en-US"'],
  [
    'a text of the portal',
    [{ texts: { 'en-US': { 'common.retry': 'x' } } }],
    '"common.retry" does not begin',
  ],
  ['a culture', [{ texts: { ...TEXTS, 'de-AT': {} } }], 'no culture "de-AT"', 'ur-PK'],
  [
    'a title without text',
    [{ screens: [screen({ title: 'acme.titel' })], texts: TEXTS }],
    'no English text "acme.titel"',
  ],
  ['a variant of a theme', [{ theme: { acme: {} } }], 'no theme variant "acme"', 'all, main'],
  ['a scheme', [{ theme: { main: { drak: {} } } }], 'no scheme "drak"', 'Valid: light, dark'],
])('the start fails with the valid names because of %s', (_subject, parts, fault, valid = '') => {
  const message = faultOf(...parts);
  expect(message).toContain('ExtensionError: Extension "');
  expect(message).toContain(fault);
  expect(message).toContain(valid);
});

test('no extension may have an id with which a shipped text begins', () => {
  const features = FEATURES.lazy.map(({ key }) => key);
  const names = [...new Set([...textsOf('en').keys()].map((key) => key.split('.')[0] ?? ''))];
  // A name with a capital letter is not a valid id of an extension.
  const validNames = names.filter((name) => name === name.toLowerCase() && !features.includes(name));
  expect(validNames.sort()).toEqual([...TEXT_NAMES]);
});

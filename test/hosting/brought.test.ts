import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROUGHT_FILE, BroughtError, broughtBy, NOTHING_BROUGHT, readBrought } from '../../hosting/brought';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'portico-brought-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const ACME = {
  key: 'acme',
  id: 42,
  like: 'international',
  cells: { 'footer.faq': 'true' },
  brand: { name: 'Acme', slug: 'acme', tokens: { colorPrimary: '#b3261e', borderRadius: 2 } },
  tagManager: { main: 'GTM-1' },
  chat: { provider: 'acme-chat', key: 'k' },
  support: { email: 'help@acme.example' },
  legal: { privacy: 'https://acme.example/privacy' },
  texts: { 'en-US': { 'login.title': 'Hello' } },
} as const;
const CHAT = { kind: 'chat', id: 'acme-chat', sources: { script: ['https://chat.acme.example'] } } as const;

function kept(text: string) {
  writeFileSync(path.join(folder, BROUGHT_FILE), text);
  return readBrought(folder);
}

test('a portal without the file brings nothing', () => {
  expect(readBrought(path.join(folder, 'nowhere'))).toBe(NOTHING_BROUGHT);
});

test('what a build writes is read as it was, without code', () => {
  const written = broughtBy(
    [
      {
        providers: [{ ...CHAT, make: () => null } as typeof CHAT],
        companies: [ACME],
        theme: { all: { light: { colorPrimary: '#123456' } } },
      },
      {},
    ],
    '/portal',
  );
  expect(kept(JSON.stringify(written))).toEqual({
    base: '/portal',
    providers: [CHAT],
    companies: [ACME],
    themes: [{ all: { light: { colorPrimary: '#123456' } } }],
  });
});

const whole = (over: object) => JSON.stringify({ ...broughtBy([]), ...over });

test.each([
  ['no JSON', '{"base":', ''],
  ['a list', '[]', ''],
  ['half of it', '{"providers":[],"companies":[]}', ' (base)'],
  ['a base with a slash at its end', whole({ base: '/portal/' }), ' (base)'],
  ['a part that nobody knows', whole({ screen: [] }), ''],
  ['a provider of no kind', whole({ providers: [{ ...CHAT, kind: 'x' }] }), ' (providers.0.kind)'],
  [
    'a source that would end its directive',
    whole({ providers: [{ ...CHAT, sources: { script: ['a; script-src *'] } }] }),
    ' (providers.0.sources.script.0)',
  ],
  ['a company without an id', whole({ companies: [{ key: 'acme' }] }), ' (companies.0.id)'],
  [
    'a token that is an object',
    whole({ themes: [{ acme: { dark: { colorPrimary: {} } } }] }),
    ' (themes.0.acme.dark.colorPrimary)',
  ],
])('%s is refused in one sentence that says where', (_what, text, where) => {
  const file = path.join(folder, BROUGHT_FILE);
  expect(() => kept(text)).toThrow(
    new BroughtError(`${file} is not as \`portico build\` writes it${where}: build the portal again.`),
  );
});

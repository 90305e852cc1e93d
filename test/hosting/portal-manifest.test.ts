import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MANIFEST_FILE,
  ManifestError,
  createManifest,
  EMPTY_MANIFEST,
  readManifest,
} from '../../hosting/portal-manifest';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'portico-manifest-'))));
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

function readText(text: string) {
  writeFileSync(path.join(folder, MANIFEST_FILE), text);
  return readManifest(folder);
}

test('a portal without the file has an empty manifest', () => {
  expect(readManifest(path.join(folder, 'nowhere'))).toBe(EMPTY_MANIFEST);
});

test('the manifest of a build is read again without its functions', () => {
  const manifest = createManifest(
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
  expect(readText(JSON.stringify(manifest))).toEqual({
    base: '/portal',
    providers: [CHAT],
    companies: [ACME],
    themes: [{ all: { light: { colorPrimary: '#123456' } } }],
  });
});

const manifestWith = (changes: object) => JSON.stringify({ ...createManifest([]), ...changes });

test.each([
  ['no JSON', '{"base":', ''],
  ['a list', '[]', ''],
  ['a part of the fields', '{"providers":[],"companies":[]}', ' (base)'],
  ['a base with a slash at its end', manifestWith({ base: '/portal/' }), ' (base)'],
  ['an unknown field', manifestWith({ screen: [] }), ''],
  ['a provider of no kind', manifestWith({ providers: [{ ...CHAT, kind: 'x' }] }), ' (providers.0.kind)'],
  [
    'a source that would end its directive',
    manifestWith({ providers: [{ ...CHAT, sources: { script: ['a; script-src *'] } }] }),
    ' (providers.0.sources.script.0)',
  ],
  ['a company without an id', manifestWith({ companies: [{ key: 'acme' }] }), ' (companies.0.id)'],
  [
    'a token that is an object',
    manifestWith({ themes: [{ acme: { dark: { colorPrimary: {} } } }] }),
    ' (themes.0.acme.dark.colorPrimary)',
  ],
])('%s is refused with its location', (_mistake, text, location) => {
  const file = path.join(folder, MANIFEST_FILE);
  expect(() => readText(text)).toThrow(
    new ManifestError(`${file} is not as \`portico build\` writes it${location}: build the portal again.`),
  );
});

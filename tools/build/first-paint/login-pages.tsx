import { QueryClient } from '@tanstack/query-core';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createManifest, type PortalManifest } from '../../../hosting/portal-manifest';
import { Startup } from '../../../src/application/startup/startup';
import { ExtensionContributions } from '../../../src/application/access/core-ports/extension-contributions';
import { KnownCompanies } from '../../../src/application/site/core-ports/known-companies';
import type { Extension } from '../../../src/composition/extensions/extension';
import { BUILT_IN_ENTRIES, type CompanyEntry } from '../../../src/domain/site/company';
import { localeFolderOf } from '../../../src/domain/culture/culture';
import type { Culture } from '../../../src/domain/culture/cultures.table';
import { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { CultureContext } from '../../../src/ui/i18n/culture-context';
import { TextsProvider } from '../../../src/ui/i18n/texts';
import { Screen as LoginScreen } from '../../../src/ui/session/screens/login-screen';
import { FIRST_PAINT_ID_PREFIX } from '../../../src/ui/startup/replace-first-paint';
import { brandSheet } from '../../../src/ui/theme/brand-sheet';
import { BRAND_TOKEN_NAMES } from '../../../src/ui/theme/token-names';
import { StoreProvider } from '../../../src/ui/hooks/use-store';
import { flatten } from '../../../src/testkit/language/english';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { FakeCaptcha } from '../../../src/testkit/session/fake-captcha';
import { FakeChatWidget } from '../../../src/testkit/support/fake-chat-widget';
import { FakeClipboard } from '../../../src/testkit/kernel/fake-clipboard';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeConfigSource } from '../../../src/testkit/site/fake-config-source';
import { FakeDevice } from '../../../src/testkit/platform/fake-device';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakeKeyValueStore } from '../../../src/testkit/kernel/fake-key-value-store';
import { FakeNavigation } from '../../../src/testkit/kernel/fake-navigation';
import { FakePage } from '../../../src/testkit/kernel/fake-page';
import { FakeSessionVault } from '../../../src/testkit/session/fake-session-vault';
import { FakeTagManager } from '../../../src/testkit/marketing/fake-tag-manager';
import type { TestFakes } from '../../../src/testkit/portal/test-fakes';
import { FakePasswords } from '../../../src/testkit/passwords/fake-passwords';
import { FakeRegistration } from '../../../src/testkit/registration/fake-registration';
import { composeFakes } from '../../../src/testkit/portal/fake-portal';
import { escapeHtml } from '../../../hosting/escape-html';
import { BrandMark } from '../../../src/ui/components/page/brand-mark';
import { removeDocument } from './document-stub';
import { pageAttributes } from './page-attributes';
import { recordedExtensions } from './recorded-portal';
import { markSlot, markTexts, writeSlots } from './slot-marks';

export { shellPicture } from './shell-picture';

/** The sign-in page of one site as a visitor first sees it. */
export interface LoginPage {
  /** Attributes of its `<html>`, in addition to those of every page. */
  html: Readonly<Record<string, string>>;
  /** HTML with slots, as the description and the markup. */
  title: string;
  description: string;
  /**
   * Markup without scripts, styles and test handles. Its ids have a prefix, because the live page is added before this
   * one is removed.
   */
  markup: string;
  /** The brand's light and dark variables as a style sheet. */
  look: string;
}

/** A placeholder: the origin is unknown until the page is served. */
const ORIGIN = 'https://portal.invalid';

/**
 * Replacements that make the pre-rendered page wait for the portal (docs/decisions/0008, D5-8): it can be filled in, but
 * does nothing yet.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Test handles belong to the live portal. Links lead nowhere yet, and a field without a name cannot get into a URL.
  [/ (?:name|data-testid|href)="[^"]*"/g, ''],
  // Ids must be unique within a page.
  [/ (id|for|aria-controls|aria-describedby)="/g, ` $1="${FIRST_PAINT_ID_PREFIX}`],
  // Outside a dialog this method submits nothing, even if `boot.js` has not loaded.
  [/<form /g, '<form method="dialog" '],
];

removeDocument();
enableStaticRendering(true);

const extensions = recordedExtensions();

/** Every company that the portal knows. */
export const companies: readonly CompanyEntry[] = [
  ...BUILT_IN_ENTRIES,
  ...extensions.flatMap(({ parts }) => parts.companies ?? []),
];

/** The manifest that a server reads; undefined if it would be empty. */
export function buildManifest(base: string): PortalManifest | undefined {
  return extensions.length === 0 && base === ''
    ? undefined
    : createManifest(
        extensions.map(({ parts }) => parts),
        base,
      );
}

/** Attributes of every page's `<html>`. */
export const attributes = pageAttributes(extensions.map(({ parts }) => parts));

/** Removes the bindings of an extension, because these pages make no call. Its companies may still name its providers. */
const withoutBindings = ({
  parts: { bindings: _bindings, ...parts },
  ...extension
}: Extension): Extension => ({
  ...extension,
  parts,
});

type PageFakes = Pick<TestFakes, 'backend' | 'page' | 'translator'>;

/** @param companies the overrides of companies in `/config.json`. */
const createFakes = (pageFakes: PageFakes, companies: object = {}): TestFakes => ({
  ...pageFakes,
  registration: new FakeRegistration(pageFakes.backend),
  passwords: new FakePasswords(pageFakes.backend),
  clock: new FakeClock(Date.now()),
  vault: new FakeSessionVault(),
  local: new FakeKeyValueStore(),
  tab: new FakeKeyValueStore(),
  // The origin reserves a line of text for the official address, which the configuration will name.
  configSource: new FakeConfigSource({ publicOrigins: [ORIGIN], companies }),
  captcha: new FakeCaptcha(),
  clipboard: new FakeClipboard(),
  navigation: new FakeNavigation('/login'),
  fakeTagManager: new FakeTagManager(),
  chatWidget: new FakeChatWidget(),
  device: new FakeDevice(),
});

/**
 * Composes the portal with everything its entry adds.
 * @throws ExtensionError or CompanyError if an extension names something unknown.
 */
export function checkComposition(): void {
  const page = new FakePage(ORIGIN);
  const backend = new FakeBackend(new FakeGateway(), Date.now);
  const { resolve } = composeFakes({
    address: '/login',
    fakes: createFakes({ backend, page, translator: new I18nextTranslator() }),
    extensions,
    designTokenNames: BRAND_TOKEN_NAMES,
  });
  resolve(QueryClient).clear();
}

/** Keys of the texts that the sign-in pages rendered so far. */
export const textKeys = new Set<string>();

/** The name of every brand, which a server fills in. */
const BRAND = markSlot('brand', '');

/** Turns the logo into a slot. @throws Error unless the page has exactly one logo. */
function withLogoSlot(markup: string): string {
  const logo = renderToStaticMarkup(<BrandMark />) + BRAND;
  const [before = '', after, ...others] = markup.split(logo);
  if (after === undefined || others.length > 0) throw new Error('The sign-in page must have one logo');
  return before + markSlot('logo', logo) + after;
}

/**
 * Starts a portal on fakes as a visitor would, and renders its sign-in page. `readTexts` reads the texts that every page
 * uses from a folder of /locales.
 */
export async function loginPage(
  { id: companyId, key, brand }: CompanyEntry,
  culture: Culture,
  readTexts: (folder: string) => object,
): Promise<LoginPage> {
  const page = new FakePage(ORIGIN);
  const translator = new I18nextTranslator();
  markTexts(translator, textKeys);
  const backend = new FakeBackend(new FakeGateway(), Date.now);
  backend.sites.set('*', { isActive: true, companyId, siteId: 1, culture });
  for (const folder of ['en', localeFolderOf(culture)])
    backend.shippedTexts.set(`${folder}/translation`, flatten(readTexts(folder)));

  const { resolve } = composeFakes({
    address: '/login',
    fakes: createFakes(
      { backend, page, translator },
      { [companyId]: { brand: { name: BRAND, logo: '', logoDark: '' } } },
    ),
    extensions: extensions.map(withoutBindings),
  });
  const palette = resolve(KnownCompanies).variantOf(companyId).column;
  const startup = resolve(Startup);
  await startup.run();
  if (startup.phase !== 'ready') throw new Error(`The sign-in page of ${key} stays ${startup.phase}`);
  resolve(QueryClient).clear(); // its timers would keep the build process alive

  const markup = renderToStaticMarkup(
    <StoreProvider resolve={resolve}>
      <TextsProvider engine={translator.engine}>
        <CultureContext value={culture}>
          <MemoryRouter initialEntries={['/login']}>
            <LoginScreen />
          </MemoryRouter>
        </CultureContext>
      </TextsProvider>
    </StoreProvider>,
  );
  return {
    html: { lang: page.culture, dir: page.direction, 'data-variant': key, 'data-look': palette },
    title: writeSlots(escapeHtml(page.title)),
    description: writeSlots(escapeHtml(page.description)),
    markup: writeSlots(
      REPLACEMENTS.reduce(
        (html, [pattern, text]) => html.replace(pattern, text),
        withLogoSlot(markup).replaceAll(ORIGIN, '\u00a0'),
      ),
    ),
    look: brandSheet({ palette, culture }, (dark) => ({
      ...resolve(ExtensionContributions).tokens(key, dark),
      ...brand?.tokens,
    })),
  };
}

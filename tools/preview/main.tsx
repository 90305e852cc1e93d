import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Page } from '../../src/application/kernel/ports/page';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import { BrowserPage } from '../../src/infrastructure/browser/browser-page';
import { bind } from '../../src/infrastructure/di/binding';
import { I18nextTranslator } from '../../src/infrastructure/language/i18next-translator';
import { createTestPortal } from '../../src/testkit/portal/create-test-portal';
import { ENGLISH_FILES, flatten } from '../../src/testkit/language/english';
import { PortalProviders } from '../../src/testkit/portal/portal-providers';
import '../../src/ui/theme/base.css';
import { LOOKS, lookOf } from './looks.table';
import { PreviewPage } from './preview-page';

const look = lookOf(window.location.search);
const { variant, config } = LOOKS[look.brand];
const translator = new I18nextTranslator();
/** A portal on fakes, without a gateway. */
const portal = createTestPortal({
  variant,
  config,
  translator,
  client: { culture: look.culture, theme: look.dark ? 'dark' : 'white' },
  signedIn: true,
  bindings: [bind(Page, () => new BrowserPage())],
});
const { localeFolder } = CULTURES[look.culture];
const files = Object.keys(ENGLISH_FILES);
for (const file of files) {
  const shippedTexts = (await import(`../../public/locales/${localeFolder}/${file}.json`)) as {
    default: object;
  };
  portal.backend.shippedTexts.set(`${localeFolder}/${file}`, flatten(shippedTexts.default));
}
await portal.language.requireFiles(files);
await portal.start();

const router = createMemoryRouter([{ path: '*', element: <PreviewPage look={look} /> }]);
createRoot(document.getElementById('root') ?? document.body).render(
  <PortalProviders resolve={portal.resolve} translator={translator}>
    <RouterProvider router={router} />
  </PortalProviders>,
);

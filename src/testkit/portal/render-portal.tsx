import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { I18nextTranslator } from '../../infrastructure/language/i18next-translator';
import { completePage, isWithoutLayout } from './complete-page';
import { ENGLISH_FILES } from '../language/english';
import { PortalProviders } from './portal-providers';
import { createTestPortal, type TestPortal, type TestPortalOptions } from './create-test-portal';

/** The options of `createTestPortal`, except the translator, which is the real one. */
export interface RenderPortalOptions extends Omit<TestPortalOptions, 'translator'> {
  /** Prepares stores and fakes before start-up, e.g. a failure of the next call. */
  prepare?: (portal: TestPortal) => void;
}

/**
 * Renders a view inside a portal on fakes, with stores, theme, a router and the built-in English texts. Start-up has
 * finished, and a client is signed in unless `signedIn: false`. The portal's `navigation` and the router follow each
 * other. In jsdom it adds missing browser functions such as `matchMedia`.
 */
export async function renderPortal(view: ReactElement, { prepare, ...options }: RenderPortalOptions = {}) {
  completePage();
  const translator = new I18nextTranslator();
  const portal = createTestPortal({ signedIn: true, ...options, translator });
  // The view may be of any feature.
  await portal.language.requireFiles(Object.keys(ENGLISH_FILES));
  prepare?.(portal);
  await act(() => portal.start());

  const router = createMemoryRouter([{ path: '*', element: view }], {
    initialEntries: [portal.navigation.address],
  });
  portal.navigation.follower = (to, replace) => void router.navigate(to, { replace });
  router.subscribe(({ location }) => portal.navigation.followLink(location.pathname + location.search));

  const result = render(
    // Ant Design writes no rules where they have no effect, which saves a tenth of a test's time.
    <ConfigProvider theme={{ zeroRuntime: isWithoutLayout() }}>
      <PortalProviders resolve={portal.resolve} translator={translator}>
        <RouterProvider router={router} />
      </PortalProviders>
    </ConfigProvider>,
  );
  // After this turn every request made on mount has its answer, unless a test delays it.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  // Neither layout nor the time between keys exists here: without both a form takes half as long to fill in.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });
  return { ...result, portal, user };
}

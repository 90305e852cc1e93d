import { observable, runInAction, when } from 'mobx';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Startup } from '../application/startup';
import { ErrorStore } from '../application/stores/error-store';
import { BASE } from '../infrastructure/base';
import { drawnForm, opening, prefetched, scripts } from '../boot';
import { showCard } from '../infrastructure/browser/boot-card';
import { RouterNavigation } from '../infrastructure/browser/router-navigation';
import { reloadOnce } from '../infrastructure/browser/script-guard';
import { watchErrors } from '../infrastructure/browser/watch-errors';
import { bind } from '../infrastructure/di/binding';
import { HttpClient } from '../infrastructure/http/http-client';
import type { Transport } from '../infrastructure/http/transport';
import { I18nextTranslator } from '../infrastructure/i18n/i18next-translator';
import { WebSessionVault } from '../infrastructure/storage/web-session-vault';
import { App } from '../ui/app';
import { TextsProvider } from '../ui/i18n/texts';
import { UnexpectedError } from '../ui/startup/unexpected-error';
import { StoreProvider } from '../ui/use-store';
import { startBackground } from './background';
import { compose, type Composition } from './compose';
import type { Extension } from './extension';
import { FEATURES, type Features } from './features';
import { givenBindings } from './given';
import { firstPage } from './first-page';
import { createRouter, type Router } from './router';
import { soonShown } from './soon-shown';
import '../ui/theme/base.css';

export interface PortalOptions {
  features?: Features;
  extensions?: readonly Extension[];
  /** Carries requests; axios does, unless said otherwise. */
  transport?: Transport;
}

export interface Portal extends Composition {
  /** Starts the portal and draws it into an element of the page. */
  mount(root: HTMLElement | null): void;
}

/**
 * The portal of this page.
 * @throws ExtensionError or CompanyError where an extension asks for what is not there; the page says so, too.
 */
export function createPortal({
  features = FEATURES,
  extensions = [],
  transport,
}: PortalOptions = {}): Portal {
  const http = new HttpClient(prefetched, transport);
  const translator = new I18nextTranslator();
  const basename = BASE + (opening.prefix === '' ? '' : `/${opening.prefix}`);
  const navigation = new RouterNavigation(basename);
  const portal = told(() =>
    compose({
      features,
      extensions,
      mend: reloadOnce,
      given: [
        bind(HttpClient, () => http),
        ...givenBindings({
          gateway: http,
          vault: new WebSessionVault(() => window.localStorage),
          navigation,
          translator,
          prefix: opening.prefix,
          readLink: opening.readLink,
          address: opening.address,
          tokenNames: async () => (await import('../ui/theme/token-names')).BRAND_TOKEN_NAMES,
        }),
      ],
    }),
  );
  const { resolve, code } = portal;
  const router = observable.box<Router | null>(null, { deep: false });

  function start(): void {
    const startup = resolve(Startup);
    watchErrors((error) => resolve(ErrorStore).report(error));
    when(
      () => startup.phase === 'ready',
      () => void showFirstPage(),
    );
    void startup.run();
    const firstPage = soonShown(portal, opening.signedIn).map((key) => code.screen(key));
    startBackground(portal, Promise.allSettled(firstPage));
  }

  async function showFirstPage(): Promise<void> {
    const made = createRouter(resolve, basename);
    navigation.attach(made);
    await firstPage(made, portal);
    await drawnForm.handsOff();
    runInAction(() => router.set(made));
  }

  return {
    ...portal,
    mount(root) {
      scripts.started();
      start();
      if (!root) return;
      // Errors that no boundary catches reach the window by themselves.
      const onCaughtError = (error: unknown) => {
        console.error(error);
        resolve(ErrorStore).report(error);
      };
      const page = createRoot(root, { onCaughtError });
      // At once: were it drawn together with the first page, as may be on a slow processor, React would put the effects of
      // both off until after a frame, which would show two sign-in forms.
      flushSync(() =>
        page.render(
          <UnexpectedError>
            <StoreProvider resolve={resolve}>
              <TextsProvider engine={translator.engine}>
                <App code={code} router={router} />
              </TextsProvider>
            </StoreProvider>
          </UnexpectedError>,
        ),
      );
    },
  };
}

/** A portal that is composed wrongly draws nothing but the error (D10). */
function told<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    showCard('config-error', error instanceof Error ? error.message : String(error), false);
    throw error;
  }
}

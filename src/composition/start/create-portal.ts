import { Startup } from '../../application/startup/startup';
import { ErrorStore } from '../../application/kernel/error-store';
import { BASE } from '../../infrastructure/browser/base';
import { figuresNotNeeded, prefetched } from '../../early/boot';
import { scripts, seen } from '../../early/first';
import { showCard } from '../../infrastructure/browser/boot-card';
import { RouterNavigation } from '../../infrastructure/browser/router-navigation';
import { mendPage, reloadOnce } from '../../infrastructure/browser/script-guard';
import { watchErrors } from '../../infrastructure/browser/watch-errors';
import { bind } from '../../infrastructure/di/binding';
import { HttpClient } from '../../infrastructure/http/http-client';
import type { Transport } from '../../infrastructure/http/transport';
import { I18nextTranslator } from '../../infrastructure/language/i18next-translator';
import { WebSessionVault } from '../../infrastructure/session/web-session-vault';
import { startBackground } from './background';
import { compose, type Composition } from './compose';
import type { Extension } from '../extensions/extension';
import { FEATURES, type Features } from '../features';
import { givenBindings } from './given';
import { soonShown } from './soon-shown';
import '../../ui/theme/base.css';

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
 * The portal of this page. React and the router come in a file of their own (docs/decisions/0034): on a slow line the
 * portal has started by the time they are there.
 * @throws ExtensionError or CompanyError where an extension asks for what is not there; the page says so, too.
 */
export function createPortal({
  features = FEATURES,
  extensions = [],
  transport,
}: PortalOptions = {}): Portal {
  const http = new HttpClient(prefetched, transport);
  const translator = new I18nextTranslator();
  const basename = BASE + (seen.opening.prefix === '' ? '' : `/${seen.opening.prefix}`);
  const navigation = new RouterNavigation(basename);
  const composition = told(() =>
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
          prefix: seen.opening.prefix,
          readLink: seen.opening.readLink,
          address: seen.opening.address,
          tokenNames: async () => (await import('../../ui/theme/token-names')).BRAND_TOKEN_NAMES,
        }),
      ],
    }),
  );
  const { resolve, code } = composition;

  function start(): void {
    watchErrors((error) => resolve(ErrorStore).report(error));
    void resolve(Startup).run();
    const views = soonShown(composition, seen.opening.signedIn).map((key) => code.screen(key));
    const codeHere = Promise.allSettled(views);
    void codeHere.then(() => figuresNotNeeded.abort());
    startBackground(composition, codeHere);
  }

  return {
    ...composition,
    mount(root) {
      scripts.started();
      start();
      if (!root) return;
      import(/* webpackChunkName: "page" */ './page').then(
        ({ drawPage }) => drawPage(root, { composition, translator, navigation, basename }),
        mendPage,
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

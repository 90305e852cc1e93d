import { Startup } from '../../application/startup/startup';
import { ErrorStore } from '../../application/kernel/error-store';
import { readEntryLink } from '../../domain/session/entry-link';
import { BASE } from '../../infrastructure/browser/base';
import { firstPreview, prefetchedAnswers } from '../../early/boot';
import { scriptGuard, initialView } from '../../early/inline';
import { showCard } from '../../infrastructure/browser/boot-card';
import { RouterNavigation } from '../../infrastructure/browser/router-navigation';
import { loadBesideTyping, reloadOrOfferRetry, reloadOnce } from '../../infrastructure/browser/script-guard';
import { watchErrors } from '../../infrastructure/browser/watch-errors';
import { bind } from '../../infrastructure/di/binding';
import { HttpClient } from '../../infrastructure/http/http-client';
import { batchedTransport } from '../../infrastructure/http/batched-transport';
import type { Transport } from '../../infrastructure/http/transport';
import { I18nextTranslator } from '../../infrastructure/language/i18next-translator';
import { WebSessionVault } from '../../infrastructure/session/web-session-vault';
import { startBackground } from './background';
import { compose, type Composition } from './compose';
import type { Extension } from '../extensions/extension';
import { FEATURES, type Features } from '../features';
import { platformBindings } from './platform-bindings';
import { predictInitialScreens } from './predict-initial-screens';
import '../../ui/theme/base.css';

export interface PortalOptions {
  features?: Features;
  extensions?: readonly Extension[];
  /** Sends requests; axios by default, with the reads of a page's start together. */
  transport?: Transport;
}

export interface Portal extends Composition {
  /** Starts the portal and renders it into an element of the page. */
  mount(root: HTMLElement | null): void;
}

/**
 * The portal of this page. React and the router are a chunk of their own (docs/decisions/0034): on a slow line the portal
 * has started before they are loaded.
 * @throws ExtensionError or CompanyError if an extension names something that does not exist; the page shows it, too.
 */
export function createPortal({
  features = FEATURES,
  extensions = [],
  transport = batchedTransport,
}: PortalOptions = {}): Portal {
  const http = new HttpClient(prefetchedAnswers, transport);
  const translator = new I18nextTranslator();
  // `launch` is the address as opened, with a token; `address` is without it, and `path` without the prefix.
  const { prefix, launch, address, path, signedIn } = initialView;
  const basename = BASE + (prefix === '' ? '' : `/${prefix}`);
  const navigation = new RouterNavigation(basename);
  const composition = showingConfigErrors(() =>
    compose({
      features,
      extensions,
      onChunkLoadFailure: reloadOnce,
      platform: [
        bind(HttpClient, () => http),
        ...platformBindings({
          gateway: http,
          vault: new WebSessionVault(() => window.localStorage),
          navigation,
          translator,
          prefix,
          readLink: (accountPaths) => readEntryLink(launch, accountPaths),
          address,
          designTokenNames: async () => (await import('../../ui/theme/token-names')).BRAND_TOKEN_NAMES,
        }),
      ],
    }),
  );
  const { resolve, codeLoader } = composition;

  function start(): void {
    watchErrors((error) => resolve(ErrorStore).report(error));
    void resolve(Startup).run();
    const loads = predictInitialScreens(composition, path, signedIn).map((key) => codeLoader.loadScreen(key));
    const initialCode = Promise.allSettled(loads);
    void initialCode.then(() => firstPreview.abort());
    startBackground(composition, initialCode);
  }

  return {
    ...composition,
    mount(root) {
      scriptGuard.stop();
      start();
      if (!root) return;
      loadBesideTyping(() => import(/* webpackChunkName: "page" */ './mount-page')).then(
        ({ mountPage }) => mountPage(root, { composition, translator, navigation, basename }),
        reloadOrOfferRetry,
      );
    },
  };
}

/** Shows a composition's error in place of the portal (D10). */
function showingConfigErrors<T>(composePortal: () => T): T {
  try {
    return composePortal();
  } catch (error) {
    showCard('config-error', error instanceof Error ? error.message : String(error), {
      canRetry: false,
    });
    throw error;
  }
}

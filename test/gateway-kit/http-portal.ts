import { Startup } from '../../src/application/startup/startup';
import { QueryClient } from '@tanstack/query-core';
import type { Prefix } from '../../src/domain/culture/prefixes.table';
import { readEntryLink } from '../../src/domain/session/entry-link';
import { RouterNavigation } from '../../src/infrastructure/browser/router-navigation';
import { compose } from '../../src/composition/start/compose';
import type { Extension } from '../../src/composition/extensions/extension';
import { platformBindings } from '../../src/composition/start/platform-bindings';
import { bind } from '../../src/infrastructure/di/binding';
import { WebSessionVault } from '../../src/infrastructure/session/web-session-vault';
import { BUILT_IN_FEATURES } from '../../src/testkit/portal/built-in-features';
import { HttpClient } from '../../src/infrastructure/http/http-client';
import { I18nextTranslator } from '../../src/infrastructure/language/i18next-translator';
import type { ScriptedGateway } from './scripted-gateway';

export interface HttpPortalOptions {
  /** True if the page opens with a session in storage. */
  signedIn?: boolean;
  prefix?: Prefix | '';
  /** Query the page was opened with, for marketing parameters. */
  query?: string;
  extensions?: readonly Extension[];
}

/**
 * The portal composed as in production, with the shell's screens and third parties, on the test's page; only HTTP is
 * replaced by a scripted gateway. It makes no request before `start()`.
 */
export function createHttpPortal(
  gateway: ScriptedGateway,
  { signedIn = false, prefix = '', query = '', extensions = [] }: HttpPortalOptions = {},
) {
  if (signedIn) {
    window.localStorage.setItem('token', 'a-token');
    window.localStorage.setItem('tokenExp', String(Math.floor(Date.now() / 1000) + 3600));
  }
  const translator = new I18nextTranslator();
  const http = new HttpClient(new Map(), gateway.transport);
  const { resolve } = compose({
    features: { eager: BUILT_IN_FEATURES, lazy: [] },
    extensions,
    runsStart: false,
    platform: [
      bind(HttpClient, () => http),
      ...platformBindings({
        gateway: http,
        vault: new WebSessionVault(() => window.localStorage),
        navigation: new RouterNavigation(prefix === '' ? '' : `/${prefix}`),
        translator,
        prefix,
        readLink: () => readEntryLink({ pathname: '/', search: '' }, []),
        address: `/login${query}`,
        designTokenNames: () => Promise.resolve(new Set()),
      }),
    ],
  });
  return {
    resolve,
    translator,
    start: () => resolve(Startup).run(),
    /** Cancels pending timers and calls. */
    close: () => resolve(QueryClient).clear(),
  };
}

export type HttpPortal = ReturnType<typeof createHttpPortal>;

import { Startup } from '../../src/application/startup';
import { QueryClient } from '@tanstack/query-core';
import { visitOf } from '../../src/domain/marketing/visit';
import type { Prefix } from '../../src/domain/language/prefixes.table';
import { readEntryLink } from '../../src/domain/session/entry-link';
import { RouterNavigation } from '../../src/infrastructure/browser/router-navigation';
import { adaptersModule } from '../../src/infrastructure/di/adapters.module';
import { createContainer } from '../../src/infrastructure/di/create-container';
import { screenAdapters as accountsAdapters } from '../../src/infrastructure/di/screens/accounts.adapters';
import { screenModule as accountsModule } from '../../src/infrastructure/di/screens/accounts.module';
import { screenAdapters as notificationsAdapters } from '../../src/infrastructure/di/screens/notifications.adapters';
import { screenModule as notificationsModule } from '../../src/infrastructure/di/screens/notifications.module';
import { storesModule } from '../../src/infrastructure/di/stores.module';
import { thirdPartyAdapters } from '../../src/infrastructure/di/third-parties.adapters';
import { thirdPartiesModule } from '../../src/infrastructure/di/third-parties.module';
import { resolverOf } from '../../src/infrastructure/di/token';
import { HttpClient } from '../../src/infrastructure/http/http-client';
import { I18nextTranslator } from '../../src/infrastructure/i18n/i18next-translator';
import type { ScriptedGateway } from './scripted-gateway';

export interface HttpPortalOptions {
  /** A session is in storage when the page opens. */
  signedIn?: boolean;
  prefix?: Prefix | '';
  /** Query with which the page was opened, as the marketing sees it. */
  query?: string;
}

/**
 * The portal as production composes it, on the page that a test has, with its shell's screens and third parties: only
 * what HTTP would carry goes to a scripted gateway. Nothing has been asked until `start()`.
 */
export function createHttpPortal(
  gateway: ScriptedGateway,
  { signedIn = false, prefix = '', query = '' }: HttpPortalOptions = {},
) {
  if (signedIn) {
    window.localStorage.setItem('token', 'a-token');
    window.localStorage.setItem('tokenExp', String(Math.floor(Date.now() / 1000) + 3600));
  }
  const translator = new I18nextTranslator();
  const container = createContainer(
    adaptersModule({
      http: new HttpClient(new Map(), gateway.transport),
      navigation: new RouterNavigation(prefix === '' ? '' : `/${prefix}`),
      translator,
    }),
    storesModule({
      prefix,
      readLink: () => readEntryLink({ pathname: '/', search: '' }, []),
      tokenNames: () => Promise.resolve(new Set()),
    }),
    accountsModule,
    accountsAdapters,
    notificationsModule,
    notificationsAdapters,
    thirdPartiesModule(visitOf(window.location.origin, `/login${query}`)),
    thirdPartyAdapters,
  );
  const resolve = resolverOf(container);
  return {
    resolve,
    translator,
    start: () => resolve(Startup).run(),
    /** Ends what is still out. */
    close: () => container.get(QueryClient).clear(),
  };
}

export type HttpPortal = ReturnType<typeof createHttpPortal>;

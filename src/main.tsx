import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Startup } from './application/startup';
import { ErrorStore } from './application/stores/error-store';
import { opening, prefetched, scripts } from './boot';
import type { ScreenKey } from './domain/access/route-access.table';
import { isShellRoute, routeOfPath } from './domain/access/routes';
import type { RouteKey } from './domain/access/routes.table';
import { splitPrefix } from './domain/language/prefix';
import { RouterNavigation } from './infrastructure/browser/router-navigation';
import { reloadOnce } from './infrastructure/browser/script-guard';
import { watchErrors } from './infrastructure/browser/watch-errors';
import { adaptersModule } from './infrastructure/di/adapters.module';
import { createContainer, moduleLoader } from './infrastructure/di/create-container';
import { storesModule } from './infrastructure/di/stores.module';
import { resolverOf } from './infrastructure/di/token';
import { HttpClient } from './infrastructure/http/http-client';
import { I18nextTranslator } from './infrastructure/i18n/i18next-translator';
import { screenLoader } from './screen-loader';
import { SCREENS } from './screens.table';
import { startTelemetry } from './telemetry';
import { startThirdParties } from './third-parties';
import { App } from './ui/app';
import type { CodeKey } from './ui/router/screen-loader-context';
import { UnexpectedError } from './ui/startup/unexpected-error';
import { StoreProvider } from './ui/use-store';
import './ui/theme/base.css';

// Composition: nothing else knows everybody.
scripts.started();
const http = new HttpClient(prefetched);
const translator = new I18nextTranslator();
const navigation = new RouterNavigation(opening.prefix === '' ? '' : `/${opening.prefix}`);
const container = createContainer(
  adaptersModule({ http, translator, navigation }),
  storesModule({
    prefix: opening.prefix,
    readLink: opening.readLink,
    tokenNames: async () => (await import('./ui/theme/token-names')).BRAND_TOKEN_NAMES,
  }),
);
const resolve = resolverOf(container);
const bind = moduleLoader(container);
const report = (error: unknown) => resolve(ErrorStore).report(error);
const loadScreen = screenLoader(bind, reloadOnce);

watchErrors(report);
startTelemetry(bind, resolve);
startThirdParties(bind, resolve, opening.address);
void resolve(Startup).run();
for (const key of soonShown()) loadScreen(key).catch(() => undefined);

/** What the page will most likely show: its code comes while start-up still waits for the gateway. */
function soonShown(): readonly CodeKey[] {
  const route = routeOfPath(splitPrefix(window.location.pathname).path, '');
  const asked = route !== undefined && route in SCREENS ? (route as ScreenKey & RouteKey) : undefined;
  if (opening.signedIn) return ['shell', asked ?? 'accounts'];
  return [asked === undefined || isShellRoute(asked) ? 'login' : asked];
}

const root = document.getElementById('root');
if (root) {
  // What no card stands in for reaches the window by itself.
  const onCaughtError = (error: unknown) => {
    console.error(error);
    report(error);
  };
  createRoot(root, { onCaughtError }).render(
    <UnexpectedError>
      <StoreProvider resolve={resolve}>
        <I18nextProvider i18n={translator.engine}>
          <App loadScreen={loadScreen} navigation={navigation} />
        </I18nextProvider>
      </StoreProvider>
    </UnexpectedError>,
  );
}

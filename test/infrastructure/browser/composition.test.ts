import { Startup } from '../../../src/application/startup';
import { Telemetry } from '../../../src/application/ports/telemetry';
import { LoginStore } from '../../../src/application/stores/login-store';
import { MenuStore } from '../../../src/application/stores/menu-store';
import { TelemetryStore } from '../../../src/application/stores/telemetry-store';
import { readEntryLink } from '../../../src/domain/session/entry-link';
import { RouterNavigation } from '../../../src/infrastructure/browser/router-navigation';
import { adaptersModule } from '../../../src/infrastructure/di/adapters.module';
import { createContainer } from '../../../src/infrastructure/di/create-container';
import { storesModule } from '../../../src/infrastructure/di/stores.module';
import { telemetryAdapters } from '../../../src/infrastructure/di/telemetry.adapters';
import { telemetryModule } from '../../../src/infrastructure/di/telemetry.module';
import { id, resolverOf, type StoreClass } from '../../../src/infrastructure/di/token';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { I18nextTranslator } from '../../../src/infrastructure/i18n/i18next-translator';
import { ConsoleTelemetry } from '../../../src/infrastructure/telemetry/console-telemetry';
import { OtlpTelemetry } from '../../../src/infrastructure/telemetry/otlp-telemetry';

const composed = () =>
  createContainer(
    adaptersModule({
      http: new HttpClient(),
      navigation: new RouterNavigation(''),
      translator: new I18nextTranslator(),
    }),
    storesModule({
      prefix: '',
      readLink: () => readEntryLink({ pathname: '/', search: '' }, []),
      tokenNames: () => Promise.resolve(new Set()),
    }),
  );

// Inversify finds a missing or double binding only when somebody asks for it; these stores ask for everything.
test.each<StoreClass<unknown>>([Startup, LoginStore, MenuStore])(
  'production’s composition makes one %p',
  (store) => {
    const resolve = resolverOf(composed());
    expect(resolve(store)).toBeInstanceOf(store);
    expect(resolve(store)).toBe(resolve(store));
  },
);

test.each([
  ['console', '', ConsoleTelemetry],
  ['otlp', 'https://collector.example', OtlpTelemetry],
  ['otlp', '/otlp', OtlpTelemetry],
] as const)('telemetry by %s at %j', async (provider, endpoint, adapter) => {
  const container = composed();
  container.load(
    telemetryModule,
    await telemetryAdapters({ provider, endpoint }, { origin: 'https://portal.example' }, '1.2.3'),
  );
  expect(container.get(id(Telemetry))).toBeInstanceOf(adapter);
  expect(resolverOf(container)(TelemetryStore)).toBeInstanceOf(TelemetryStore);
});

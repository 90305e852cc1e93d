import { Startup } from '../../../src/application/startup';
import { LoginStore } from '../../../src/application/stores/login-store';
import { MenuStore } from '../../../src/application/stores/menu-store';
import { readEntryLink } from '../../../src/domain/session/entry-link';
import { RouterNavigation } from '../../../src/infrastructure/browser/router-navigation';
import { adaptersModule } from '../../../src/infrastructure/di/adapters.module';
import { createContainer } from '../../../src/infrastructure/di/create-container';
import { storesModule } from '../../../src/infrastructure/di/stores.module';
import { resolverOf, type StoreClass } from '../../../src/infrastructure/di/token';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { I18nextTranslator } from '../../../src/infrastructure/i18n/i18next-translator';

// Inversify finds a missing or double binding only when somebody asks for it; these stores ask for everything.
test.each<StoreClass<unknown>>([Startup, LoginStore, MenuStore])(
  'production’s composition makes one %p',
  (store) => {
    const container = createContainer(
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
    const resolve = resolverOf(container);
    expect(resolve(store)).toBeInstanceOf(store);
    expect(resolve(store)).toBe(resolve(store));
  },
);

import { ContainerModule } from 'inversify';
import { Accounts } from '../../src/application/ports/accounts';
import { Auth } from '../../src/application/ports/auth';
import { CampaignSlides } from '../../src/application/ports/campaign-slides';
import { Captcha, CaptchaProviders } from '../../src/application/ports/captcha';
import { Clients } from '../../src/application/ports/clients';
import { Clipboard } from '../../src/application/ports/clipboard';
import { Clock } from '../../src/application/ports/clock';
import { ConfigSource } from '../../src/application/ports/config-source';
import { Device } from '../../src/application/ports/device';
import { Gateway } from '../../src/application/ports/gateway';
import { Geo } from '../../src/application/ports/geo';
import { Languages } from '../../src/application/ports/languages';
import { Marketing } from '../../src/application/ports/marketing';
import { Navigation } from '../../src/application/ports/navigation';
import { News } from '../../src/application/ports/news';
import { Page } from '../../src/application/ports/page';
import { Platforms } from '../../src/application/ports/platforms';
import { Rates } from '../../src/application/ports/rates';
import { RegionPopups } from '../../src/application/ports/region-popups';
import { Research } from '../../src/application/ports/research';
import { Sites } from '../../src/application/ports/sites';
import { LocalStore, TabStore } from '../../src/application/ports/storage';
import { TagManager } from '../../src/application/ports/tag-manager';
import { Texts } from '../../src/application/ports/texts';
import { Translator } from '../../src/application/ports/translator';
import type { StorageKey } from '../../src/domain/storage-keys.table';
import { id } from '../../src/infrastructure/di/token';
import { FakeAccounts } from './fakes/fake-accounts';
import { FakeAuth } from './fakes/fake-auth';
import type { FakeBackend } from './fakes/fake-backend';
import { FakeCampaignSlides } from './fakes/fake-campaign-slides';
import type { FakeCaptcha } from './fakes/fake-captcha';
import { FakeClients } from './fakes/fake-clients';
import type { FakeClipboard } from './fakes/fake-clipboard';
import type { FakeClock } from './fakes/fake-clock';
import type { FakeConfigSource } from './fakes/fake-config-source';
import type { FakeDevice } from './fakes/fake-device';
import { FakeGeo } from './fakes/fake-geo';
import { FakeLanguages } from './fakes/fake-languages';
import type { FakeKeyValueStore } from './fakes/fake-key-value-store';
import { FakeMarketing } from './fakes/fake-marketing';
import type { FakeNavigation } from './fakes/fake-navigation';
import { FakeNews } from './fakes/fake-news';
import { FakePlatforms } from './fakes/fake-platforms';
import { FakeRates } from './fakes/fake-rates';
import { FakeRegionPopups } from './fakes/fake-region-popups';
import { FakeResearch } from './fakes/fake-research';
import { FakeSites } from './fakes/fake-sites';
import type { FakeTagManager } from './fakes/fake-tag-manager';
import { FakeTexts } from './fakes/fake-texts';
import type { FakePage } from './fakes/fake-page';

/** The fakes of one portal; all that talk to the gateway share `backend`. */
export interface TestFakes {
  backend: FakeBackend;
  clock: FakeClock;
  local: FakeKeyValueStore<StorageKey>;
  tab: FakeKeyValueStore<`portico.${string}`>;
  page: FakePage;
  configSource: FakeConfigSource;
  captcha: FakeCaptcha;
  clipboard: FakeClipboard;
  navigation: FakeNavigation;
  fakeTagManager: FakeTagManager;
  device: FakeDevice;
  /** A fake, or i18next where views need it. */
  translator: Translator;
}

/** Binds fakes in the place of the real adapters; the stores' module is production's own. */
export function fakesModule(fakes: TestFakes): ContainerModule {
  const { backend } = fakes;
  return new ContainerModule(({ bind }) => {
    bind(id(Gateway)).toConstantValue(backend.gateway);
    bind(id(Auth)).toConstantValue(new FakeAuth(backend));
    bind(id(Clients)).toConstantValue(new FakeClients(backend));
    bind(id(Accounts)).toConstantValue(new FakeAccounts(backend));
    bind(id(Sites)).toConstantValue(new FakeSites(backend));
    bind(id(Texts)).toConstantValue(new FakeTexts(backend));
    bind(id(Languages)).toConstantValue(new FakeLanguages(backend));
    bind(id(Platforms)).toConstantValue(new FakePlatforms(backend));
    bind(id(Rates)).toConstantValue(new FakeRates(backend));
    bind(id(Research)).toConstantValue(new FakeResearch(backend));
    bind(id(News)).toConstantValue(new FakeNews(backend));
    bind(id(RegionPopups)).toConstantValue(new FakeRegionPopups(backend));
    bind(id(CampaignSlides)).toConstantValue(new FakeCampaignSlides(backend));
    bind(id(Geo)).toConstantValue(new FakeGeo(backend));
    bind(id(Marketing)).toConstantValue(new FakeMarketing(backend));
    bind(id(TagManager)).toConstantValue(fakes.fakeTagManager);
    bind(id(ConfigSource)).toConstantValue(fakes.configSource);
    bind(id(Captcha)).toConstantValue(fakes.captcha);
    bind(id(CaptchaProviders)).toConstantValue(fakes.captcha);
    bind(id(LocalStore)).toConstantValue(fakes.local);
    bind(id(TabStore)).toConstantValue(fakes.tab);
    bind(id(Clock)).toConstantValue(fakes.clock);
    bind(id(Page)).toConstantValue(fakes.page);
    bind(id(Clipboard)).toConstantValue(fakes.clipboard);
    bind(id(Device)).toConstantValue(fakes.device);
    bind(id(Navigation)).toConstantValue(fakes.navigation);
    bind(id(Translator)).toConstantValue(fakes.translator);
  });
}

import { Auth } from '../../../application/session/ports/auth';
import { Captcha } from '../../../application/session/ports/captcha';
import { Clients } from '../../../application/client/ports/clients';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { Clock } from '../../../application/kernel/ports/clock';
import { ConfigSource } from '../../../application/site/ports/config-source';
import { Languages } from '../../../application/language/ports/languages';
import { Page } from '../../../application/kernel/ports/page';
import { Sites } from '../../../application/site/ports/sites';
import { LocalStore, TabStore } from '../../../application/kernel/ports/storage';
import { Texts } from '../../../application/language/ports/texts';
import { describeAuthContract } from '../../../testkit/session/auth.contract';
import { describeCaptchaContract } from '../../../testkit/session/captcha.contract';
import { describeClientsContract } from '../../../testkit/client/clients.contract';
import { describeClipboardContract } from '../../../testkit/kernel/clipboard.contract';
import { describeClockContract } from '../../../testkit/kernel/clock.contract';
import { describeConfigSourceContract } from '../../../testkit/site/config-source.contract';
import {
  describeLocalStoreContract,
  describeTabStoreContract,
} from '../../../testkit/kernel/key-value-store.contract';
import { describeLanguagesContract } from '../../../testkit/language/languages.contract';
import { describePageContract } from '../../../testkit/kernel/page.contract';
import { describeSitesContract } from '../../../testkit/site/sites.contract';
import { describeTextsContract } from '../../../testkit/language/texts.contract';
import { SCA_HEADERS } from '../../../testkit/session/sca-headers';
import { FakeAuth } from '../../../testkit/session/fake-auth';
import { FakeClients } from '../../../testkit/client/fake-clients';
import { FakeLanguages } from '../../../testkit/language/fake-languages';
import { FakeSites } from '../../../testkit/site/fake-sites';
import { FakeTexts } from '../../../testkit/language/fake-texts';
import { double, gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `core` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Auth, ({ backend }) => new FakeAuth(backend), describeAuthContract, {
    login: (auth) => auth.login({ email: 'a@b.example', password: 'x' }, SCA_HEADERS),
    logout: (auth) => auth.revoke('opaque'),
    renew: (auth) => auth.renew(),
  }),
  gatewayDouble(Clients, ({ backend }) => new FakeClients(backend), describeClientsContract, {
    client: (clients) => clients.setting(),
    changeSettings: (clients) => clients.saveSettings({ theme: 'dark' }),
  }),
  gatewayDouble(Sites, ({ backend }) => new FakeSites(backend), describeSitesContract, {
    siteDomain: (sites) => sites.domain('localhost', 'en'),
  }),
  gatewayDouble(Texts, ({ backend }) => new FakeTexts(backend), describeTextsContract, {
    locales: (texts) => texts.loadFile('en', 'translation'),
    contentTranslation: (texts) => texts.overlay('en-US', 7),
  }),
  gatewayDouble(Languages, ({ backend }) => new FakeLanguages(backend), describeLanguagesContract, {
    language: (languages) => languages.list(),
  }),
  gatewayDouble(ConfigSource, ({ configSource }) => configSource, describeConfigSourceContract, {
    config: (source) => source.read(),
  }),
  double(Captcha, ({ captcha }) => captcha, describeCaptchaContract),
  double(LocalStore, ({ local }) => local, describeLocalStoreContract),
  double(TabStore, ({ tab }) => tab, describeTabStoreContract),
  double(Clock, ({ clock }) => clock, describeClockContract),
  double(Page, ({ page }) => page, describePageContract),
  double(Clipboard, ({ clipboard }) => clipboard, describeClipboardContract),
];

import { Auth } from '../../application/ports/auth';
import { Captcha } from '../../application/ports/captcha';
import { Clients } from '../../application/ports/clients';
import { Clipboard } from '../../application/ports/clipboard';
import { Clock } from '../../application/ports/clock';
import { ConfigSource } from '../../application/ports/config-source';
import { Languages } from '../../application/ports/languages';
import { Page } from '../../application/ports/page';
import { Sites } from '../../application/ports/sites';
import { LocalStore, TabStore } from '../../application/ports/storage';
import { Texts } from '../../application/ports/texts';
import { describeAuthContract } from '../../testkit/contracts/auth.contract';
import { describeCaptchaContract } from '../../testkit/contracts/captcha.contract';
import { describeClientsContract } from '../../testkit/contracts/clients.contract';
import { describeClipboardContract } from '../../testkit/contracts/clipboard.contract';
import { describeClockContract } from '../../testkit/contracts/clock.contract';
import { describeConfigSourceContract } from '../../testkit/contracts/config-source.contract';
import {
  describeLocalStoreContract,
  describeTabStoreContract,
} from '../../testkit/contracts/key-value-store.contract';
import { describeLanguagesContract } from '../../testkit/contracts/languages.contract';
import { describePageContract } from '../../testkit/contracts/page.contract';
import { describeSitesContract } from '../../testkit/contracts/sites.contract';
import { describeTextsContract } from '../../testkit/contracts/texts.contract';
import { A_SCA } from '../../testkit/data/sign-in';
import { FakeAuth } from '../../testkit/fakes/fake-auth';
import { FakeClients } from '../../testkit/fakes/fake-clients';
import { FakeLanguages } from '../../testkit/fakes/fake-languages';
import { FakeSites } from '../../testkit/fakes/fake-sites';
import { FakeTexts } from '../../testkit/fakes/fake-texts';
import { double, gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `core` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Auth, ({ backend }) => new FakeAuth(backend), describeAuthContract, {
    login: (auth) => auth.login({ email: 'a@b.example', password: 'x' }, A_SCA),
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
    locales: (texts) => texts.shipped('en', 'translation'),
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

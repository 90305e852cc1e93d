import type { Translator } from '../../application/language/core-ports/translator';
import type { StorageKey } from '../../domain/kernel/storage-keys.table';
import type { FakeBackend } from './fake-backend';
import type { FakeCaptcha } from '../session/fake-captcha';
import type { FakeChatWidget } from '../support/fake-chat-widget';
import type { FakeClipboard } from '../kernel/fake-clipboard';
import type { FakeClock } from '../kernel/fake-clock';
import type { FakeConfigSource } from '../site/fake-config-source';
import type { FakeDevice } from '../platform/fake-device';
import type { FakeKeyValueStore } from '../kernel/fake-key-value-store';
import type { FakeNavigation } from '../kernel/fake-navigation';
import type { FakePage } from '../kernel/fake-page';
import type { FakePasswords } from '../passwords/fake-passwords';
import type { FakeRegistration } from '../registration/fake-registration';
import type { FakeSessionVault } from '../session/fake-session-vault';
import type { FakeTagManager } from '../marketing/fake-tag-manager';

/** The fakes of one portal, for tests to inspect; the fakes of gateway ports share `backend`. */
export interface TestFakes {
  backend: FakeBackend;
  registration: FakeRegistration;
  passwords: FakePasswords;
  clock: FakeClock;
  vault: FakeSessionVault;
  local: FakeKeyValueStore<StorageKey>;
  tab: FakeKeyValueStore<`portico.${string}`>;
  page: FakePage;
  configSource: FakeConfigSource;
  captcha: FakeCaptcha;
  clipboard: FakeClipboard;
  navigation: FakeNavigation;
  fakeTagManager: FakeTagManager;
  chatWidget: FakeChatWidget;
  device: FakeDevice;
  /** A fake, or i18next when views need it. */
  translator: Translator;
}

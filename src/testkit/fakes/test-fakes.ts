import type { Translator } from '../../application/own-ports/translator';
import type { StorageKey } from '../../domain/storage-keys.table';
import type { FakeBackend } from './fake-backend';
import type { FakeCaptcha } from './fake-captcha';
import type { FakeChatWidget } from './fake-chat-widget';
import type { FakeClipboard } from './fake-clipboard';
import type { FakeClock } from './fake-clock';
import type { FakeConfigSource } from './fake-config-source';
import type { FakeDevice } from './fake-device';
import type { FakeKeyValueStore } from './fake-key-value-store';
import type { FakeNavigation } from './fake-navigation';
import type { FakePage } from './fake-page';
import type { FakePasswords } from './fake-passwords';
import type { FakeRegistration } from './fake-registration';
import type { FakeSessionVault } from './fake-session-vault';
import type { FakeTagManager } from './fake-tag-manager';

/** The fakes of one portal, for tests to inspect; those of gateway ports share `backend`. */
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

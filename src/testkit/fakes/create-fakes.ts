import type { Translator } from '../../application/own-ports/translator';
import { splitPrefix } from '../../domain/language/prefix';
import { FakeBackend } from './fake-backend';
import { FakeCaptcha } from './fake-captcha';
import { FakeChatWidget } from './fake-chat-widget';
import { FakeClipboard } from './fake-clipboard';
import { FakeClock } from './fake-clock';
import { FakeConfigSource } from './fake-config-source';
import { FakeDevice } from './fake-device';
import { FakeGateway } from './fake-gateway';
import { FakeKeyValueStore } from './fake-key-value-store';
import { FakeNavigation } from './fake-navigation';
import { FakePage } from './fake-page';
import { FakePasswords } from './fake-passwords';
import { FakeRegistration } from './fake-registration';
import { FakeSessionVault } from './fake-session-vault';
import { FakeTagManager } from './fake-tag-manager';
import { FakeTranslator } from './fake-translator';
import type { TestFakes } from './test-fakes';

export interface FakesOptions {
  /** When the page opens: epoch milliseconds, or anything `Date` parses. */
  now?: number | string;
  /** The content of `/config.json`. */
  config?: unknown;
  /** Address the page opens at, with prefix and query, e.g. `/de/TokenLogin?token=T`. */
  address?: string;
  /** Origin of the page; `http://localhost` by default. */
  origin?: string;
  /** Initial content of localStorage and sessionStorage. */
  stored?: Readonly<Record<string, string>>;
  storedInTab?: Readonly<Record<string, string>>;
  /** The real translator, for tests that render views. */
  translator?: Translator;
}

/** The fakes of one page in their initial state. The backend has no clients yet. */
export function createFakes({
  now,
  config,
  address = '/accounts',
  stored,
  storedInTab,
  origin,
  translator = new FakeTranslator(),
}: FakesOptions = {}) {
  const clock = new FakeClock(now);
  const backend = new FakeBackend(new FakeGateway(), () => clock.now());
  return {
    backend,
    registration: new FakeRegistration(backend),
    passwords: new FakePasswords(backend),
    clock,
    vault: new FakeSessionVault(),
    local: new FakeKeyValueStore(stored),
    tab: new FakeKeyValueStore(storedInTab),
    page: new FakePage(origin),
    configSource: new FakeConfigSource(config),
    captcha: new FakeCaptcha(),
    clipboard: new FakeClipboard(),
    navigation: new FakeNavigation(splitPrefix(address).path),
    device: new FakeDevice(),
    fakeTagManager: new FakeTagManager(),
    chatWidget: new FakeChatWidget(),
    translator,
  } satisfies TestFakes;
}

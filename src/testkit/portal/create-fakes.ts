import type { Translator } from '../../application/language/core-ports/translator';
import { splitPrefix } from '../../domain/culture/prefix';
import { FakeBackend } from './fake-backend';
import { FakeCaptcha } from '../session/fake-captcha';
import { FakeChatWidget } from '../support/fake-chat-widget';
import { FakeClipboard } from '../kernel/fake-clipboard';
import { FakeClock } from '../kernel/fake-clock';
import { FakeConfigSource } from '../site/fake-config-source';
import { FakeDevice } from '../platform/fake-device';
import { FakeGateway } from '../kernel/fake-gateway';
import { FakeKeyValueStore } from '../kernel/fake-key-value-store';
import { FakeNavigation } from '../kernel/fake-navigation';
import { FakePage } from '../kernel/fake-page';
import { FakePasswords } from '../passwords/fake-passwords';
import { FakeRegistration } from '../registration/fake-registration';
import { FakeSessionVault } from '../session/fake-session-vault';
import { FakeTagManager } from '../marketing/fake-tag-manager';
import { FakeTranslator } from '../language/fake-translator';
import type { TestFakes } from './test-fakes';

export interface FakesOptions {
  /** Time at which the page opens: epoch milliseconds, or anything `Date` parses. */
  now?: number | string;
  /** The content of `/config.json`. */
  config?: unknown;
  /** Address the page opens at, with prefix and query, e.g. `/de/TokenLogin?token=T`. */
  address?: string;
  /** Origin of the page; `http://localhost` by default. */
  origin?: string;
  /** Initial content of localStorage and sessionStorage. */
  storedValues?: Readonly<Record<string, string>>;
  storedInTab?: Readonly<Record<string, string>>;
  /** The real translator, for tests that render views. */
  translator?: Translator;
}

/** The fakes of one page in their initial state. The backend has no clients yet. */
export function createFakes({
  now,
  config,
  address = '/accounts',
  storedValues,
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
    local: new FakeKeyValueStore(storedValues),
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

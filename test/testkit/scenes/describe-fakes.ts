import { FakeCaptcha } from '../../../src/testkit/session/fake-captcha';
import { FakeAuthenticator } from '../../../src/testkit/session/fake-authenticator';
import { FakeClipboard } from '../../../src/testkit/kernel/fake-clipboard';
import { FakeChatWidget } from '../../../src/testkit/support/fake-chat-widget';
import { FakeDevice } from '../../../src/testkit/platform/fake-device';
import { FakeGateway } from '../../../src/testkit/kernel/fake-gateway';
import { FakePhoneNumbers } from '../../../src/testkit/registration/fake-phone-numbers';
import { FakeSupportSecret } from '../../../src/testkit/support/fake-support-secret';
import { FakeBackend } from '../../../src/testkit/portal/fake-backend';
import { FakeClients } from '../../../src/testkit/client/fake-clients';
import { clientOf } from '../../../src/testkit/client/clients-data';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeKeyValueStore } from '../../../src/testkit/kernel/fake-key-value-store';
import { FakeNavigation } from '../../../src/testkit/kernel/fake-navigation';
import { FakePage } from '../../../src/testkit/kernel/fake-page';
import { FakeSessionVault } from '../../../src/testkit/session/fake-session-vault';
import { FakeTagManager } from '../../../src/testkit/marketing/fake-tag-manager';
import { FakeTelemetry } from '../../../src/testkit/telemetry/fake-telemetry';
import { FakeTranslator } from '../../../src/testkit/language/fake-translator';
import { describeCaptchaContract } from '../../../src/testkit/session/captcha.contract';
import { describeAuthenticatorContract } from '../../../src/testkit/session/authenticator.contract';
import { describeClipboardContract } from '../../../src/testkit/kernel/clipboard.contract';
import { describeClockContract } from '../../../src/testkit/kernel/clock.contract';
import { makeFakeWorld } from '../../../src/testkit/runner/fake-world';
import { describeGatewayPorts } from '../../../src/testkit/runner/gateway-ports';
import {
  describeLocalStoreContract,
  describeTabStoreContract,
  type KeyValueStoreSubject,
} from '../../../src/testkit/kernel/key-value-store.contract';
import { describeNavigationContract } from '../../../src/testkit/kernel/navigation.contract';
import { describeChatWidgetContract } from '../../../src/testkit/support/chat-widget.contract';
import { describeTabsContract } from '../../../src/testkit/kernel/tabs.contract';
import { FakeTabs } from '../../../src/testkit/kernel/fake-tabs';
import { describeDeviceContract } from '../../../src/testkit/platform/device.contract';
import { describeGatewayContract } from '../../../src/testkit/kernel/gateway.contract';
import { describePhoneNumbersContract } from '../../../src/testkit/registration/phone-numbers.contract';
import { describeSupportSecretContract } from '../../../src/testkit/support/support-secret.contract';
import { describePageContract } from '../../../src/testkit/kernel/page.contract';
import { describeSessionVaultContract } from '../../../src/testkit/session/session-vault.contract';
import { describeTagManagerContract } from '../../../src/testkit/marketing/tag-manager.contract';
import { describeTelemetryContract } from '../../../src/testkit/telemetry/telemetry.contract';
import { describeTranslatorContract } from '../../../src/testkit/language/translator.contract';

import type { Capabilities } from '../../../src/testkit/runner/capabilities';
import type { GatewayWorld } from '../../../src/testkit/runner/gateway-world';
import type { Runner } from '../../../src/testkit/runner/runner';

/** An in-memory store and its simulated browser. */
function storeSubject<Key extends string>(): KeyValueStoreSubject<Key> {
  const store = new FakeKeyValueStore<Key>();
  return {
    store,
    reopen: () => new FakeKeyValueStore(Object.fromEntries(store.entries)),
    changeElsewhere: (changes) =>
      store.changeElsewhere(changes as Partial<Record<Key, string | null>> | 'clear'),
    refuse: (how) => store.refuse(how),
  };
}

/** Runs the contract suites of all ports on their fakes, with any runner. */
export function describeFakes(
  runner: Runner,
  makeWorld: () => Promise<GatewayWorld> = makeFakeWorld,
  capabilities: Capabilities = {},
): void {
  describeGatewayPorts(runner, 'Fake', makeWorld, capabilities);

  describeClockContract(runner, 'FakeClock', () => {
    const clock = new FakeClock();
    return { clock, advance: (ms) => clock.advance(ms) };
  });

  describeLocalStoreContract(runner, 'FakeKeyValueStore', () => storeSubject());
  describeTabStoreContract(runner, 'FakeKeyValueStore', () => storeSubject());

  describeSessionVaultContract(runner, 'FakeSessionVault', () => {
    const vault = new FakeSessionVault();
    return {
      vault,
      changeElsewhere: (session) => vault.changeElsewhere(session),
      refuse: (how) => vault.refuse(how),
      reopenVault: () => new FakeSessionVault(vault.storedSession),
    };
  });

  describePageContract(runner, 'FakePage', () => {
    const page = new FakePage();
    return {
      page,
      documentState: () => page,
      leave: () => page.leave(),
      comeBack: () => page.comeBack(),
      setOnline: (online) => page.setOnline(online),
    };
  });

  describeNavigationContract(runner, 'FakeNavigation', () => {
    const navigation = new FakeNavigation('/how-to-use?tab=market-buzz');
    return { navigation, back: async () => navigation.back(), untilSettled: () => Promise.resolve() };
  });

  describeTagManagerContract(runner, 'FakeTagManager', () => {
    const tagManager = new FakeTagManager();
    return { tagManager, loadedIds: () => tagManager.loadedIds, block: () => undefined };
  });

  describeTelemetryContract(runner, 'FakeTelemetry', async () => {
    const telemetry = new FakeTelemetry();
    return {
      telemetry,
      receivedEvents: () => Promise.resolve(telemetry.events),
      refuse: (record) => {
        telemetry.isDown = true;
        record();
        telemetry.isDown = false;
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  });

  describeTranslatorContract(runner, 'FakeTranslator', () => new FakeTranslator());

  describeAuthenticatorContract(runner, 'FakeAuthenticator', () => {
    const authenticator = new FakeAuthenticator();
    return { authenticator, cancel: () => void (authenticator.outcome = 'cancelled') };
  });
  describeClipboardContract(runner, 'FakeClipboard', () => {
    const clipboard = new FakeClipboard();
    return { clipboard, content: () => clipboard.text, refuse: () => (clipboard.isDenied = true) };
  });

  describeCaptchaContract(runner, 'FakeCaptcha', async () => {
    const captcha = new FakeCaptcha();
    captcha.answer = 'solved';
    return {
      captcha,
      accepts: async (token) => token === 'solved',
      disconnect: () => void (captcha.isBroken = true),
      reconnect: () => void (captcha.isBroken = false),
    };
  });

  describeTabsContract(runner, 'FakeTabs', () => {
    let last: FakeTabs | undefined;
    return () => {
      const tabs = new FakeTabs(last);
      last = tabs;
      return { tabs, leave: () => tabs.leave(), comeBack: () => tabs.comeBack() };
    };
  });

  describeDeviceContract(runner, 'FakeDevice', (system) => new FakeDevice(system));

  describePhoneNumbersContract(runner, 'FakePhoneNumbers', () => new FakePhoneNumbers());

  for (const expectedSecret of [null, 'a secret of 32 characters, or more']) {
    describeSupportSecretContract(runner, `FakeSupportSecret, ${String(expectedSecret)},`, () => ({
      secret: new FakeSupportSecret(expectedSecret),
      expectedSecret,
    }));
  }

  describeChatWidgetContract(runner, 'FakeChatWidget', () => {
    const widget = new FakeChatWidget();
    return {
      widget,
      finishLoading: () => void (widget.present = !widget.isBlocked),
      block: () => void (widget.isBlocked = true),
      loadCount: () => widget.keys.length,
      requestToken: () => widget.requestToken(),
      user: () => widget.user,
      openCount: () => widget.openCount,
    };
  });

  describeGatewayContract(runner, 'FakeGateway', () => {
    const backend = new FakeBackend(new FakeGateway(), Date.now);
    const { gateway } = backend;
    const clients = new FakeClients(backend);
    const client = backend.add({ email: 'a@b.example', password: 'x', setting: clientOf('main') });
    return {
      gateway,
      validToken: backend.issueToken(client),
      call: () => clients.setting(),
      callAs: (token) => clients.setting({ token }),
      delayAnswers: () => backend.hold('client'),
      lastCall: () => ({ ...gateway.address!, bearer: backend.calls.at(-1)!.token }),
    };
  });
}

import { FakeCaptcha } from '../../src/testkit/fakes/fake-captcha';
import { FakeClipboard } from '../../src/testkit/fakes/fake-clipboard';
import { FakeClock } from '../../src/testkit/fakes/fake-clock';
import { FakeKeyValueStore } from '../../src/testkit/fakes/fake-key-value-store';
import { FakeNavigation } from '../../src/testkit/fakes/fake-navigation';
import { FakePage } from '../../src/testkit/fakes/fake-page';
import { FakeSessionVault } from '../../src/testkit/fakes/fake-session-vault';
import { FakeTagManager } from '../../src/testkit/fakes/fake-tag-manager';
import { FakeTelemetry } from '../../src/testkit/fakes/fake-telemetry';
import { FakeTranslator } from '../../src/testkit/fakes/fake-translator';
import { describeCaptchaContract } from '../../src/testkit/contracts/captcha.contract';
import { runner } from '../jest/runner';
import { describeClipboardContract } from '../../src/testkit/contracts/clipboard.contract';
import { describeClockContract } from '../../src/testkit/contracts/clock.contract';
import { makeFakeWorld } from '../../src/testkit/contracts/fake-world';
import { describeGatewayPorts } from '../../src/testkit/contracts/gateway-ports';
import { describeKeyValueStoreContract } from '../../src/testkit/contracts/key-value-store.contract';
import { describeNavigationContract } from '../../src/testkit/contracts/navigation.contract';
import { describePageContract } from '../../src/testkit/contracts/page.contract';
import { describeSessionVaultContract } from '../../src/testkit/contracts/session-vault.contract';
import { describeTagManagerContract } from '../../src/testkit/contracts/tag-manager.contract';
import { describeTelemetryContract } from '../../src/testkit/contracts/telemetry.contract';
import { describeTranslatorContract } from '../../src/testkit/contracts/translator.contract';

describeGatewayPorts(runner, 'Fake', makeFakeWorld);

describeClockContract(runner, 'FakeClock', () => {
  const clock = new FakeClock();
  return { clock, pass: (ms) => clock.advance(ms) };
});

describeKeyValueStoreContract(runner, 'FakeKeyValueStore', () => {
  const store = new FakeKeyValueStore<string>();
  return {
    store,
    changeElsewhere: (changes) => store.changeElsewhere(changes),
    refuse: (how) => store.refuse(how),
  };
});

describeSessionVaultContract(runner, 'FakeSessionVault', () => {
  const vault = new FakeSessionVault();
  return {
    vault,
    changeElsewhere: (session) => vault.changeElsewhere(session),
    refuse: (how) => vault.refuse(how),
    reopened: () => new FakeSessionVault(vault.kept),
  };
});

describePageContract(runner, 'FakePage', () => {
  const page = new FakePage();
  return {
    page,
    look: () => page,
    leave: () => page.leave(),
    comeBack: () => page.comeBack(),
    setOnline: (online) => page.setOnline(online),
  };
});

describeNavigationContract(runner, 'FakeNavigation', () => {
  const navigation = new FakeNavigation('/how-to-use?tab=market-buzz');
  return { navigation, back: async () => navigation.back(), settled: () => Promise.resolve() };
});

describeTagManagerContract(runner, 'FakeTagManager', () => {
  const tagManager = new FakeTagManager();
  return { tagManager, loaded: () => tagManager.loaded, block: () => undefined };
});

describeTelemetryContract(runner, 'FakeTelemetry', async () => {
  const telemetry = new FakeTelemetry();
  return {
    telemetry,
    arrived: () => Promise.resolve(telemetry.arrived),
    refuse: (record) => {
      telemetry.down = true;
      record();
      telemetry.down = false;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
});

describeTranslatorContract(runner, 'FakeTranslator', () => new FakeTranslator());

describeClipboardContract(runner, 'FakeClipboard', () => {
  const clipboard = new FakeClipboard();
  return { clipboard, content: () => clipboard.text, refuse: () => (clipboard.refuses = true) };
});

describeCaptchaContract(runner, 'FakeCaptcha', async () => {
  const captcha = new FakeCaptcha();
  captcha.answer = 'solved';
  return {
    captcha,
    accepts: async (token) => token === 'solved',
    breakDown: () => void (captcha.broken = true),
    mend: () => void (captcha.broken = false),
  };
});

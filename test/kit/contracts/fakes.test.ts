import { FakeCaptcha } from '../fakes/fake-captcha';
import { FakeClipboard } from '../fakes/fake-clipboard';
import { FakeClock } from '../fakes/fake-clock';
import { FakeKeyValueStore } from '../fakes/fake-key-value-store';
import { FakeNavigation } from '../fakes/fake-navigation';
import { FakePage } from '../fakes/fake-page';
import { FakeTagManager } from '../fakes/fake-tag-manager';
import { FakeTelemetry } from '../fakes/fake-telemetry';
import { FakeTranslator } from '../fakes/fake-translator';
import { describeCaptchaContract } from './captcha.contract';
import { describeClipboardContract } from './clipboard.contract';
import { describeClockContract } from './clock.contract';
import { makeFakeWorld } from './fake-world';
import { describeGatewayPorts } from './gateway-ports';
import { describeKeyValueStoreContract } from './key-value-store.contract';
import { describeNavigationContract } from './navigation.contract';
import { describePageContract } from './page.contract';
import { describeTagManagerContract } from './tag-manager.contract';
import { describeTelemetryContract } from './telemetry.contract';
import { describeTranslatorContract } from './translator.contract';

describeGatewayPorts('Fake', makeFakeWorld);

describeClockContract('FakeClock', () => {
  const clock = new FakeClock();
  return { clock, pass: (ms) => clock.advance(ms) };
});

describeKeyValueStoreContract('FakeKeyValueStore', () => {
  const store = new FakeKeyValueStore<string>();
  return {
    store,
    changeElsewhere: (changes) => store.changeElsewhere(changes),
    refuse: (how) => store.refuse(how),
  };
});

describePageContract('FakePage', () => {
  const page = new FakePage();
  return {
    page,
    look: () => page,
    leave: () => page.leave(),
    comeBack: () => page.comeBack(),
    setOnline: (online) => page.setOnline(online),
  };
});

describeNavigationContract('FakeNavigation', () => {
  const navigation = new FakeNavigation('/how-to-use?tab=market-buzz');
  return { navigation, back: async () => navigation.back(), settled: () => Promise.resolve() };
});

describeTagManagerContract('FakeTagManager', () => {
  const tagManager = new FakeTagManager();
  return { tagManager, loaded: () => tagManager.loaded, block: () => undefined };
});

describeTelemetryContract('FakeTelemetry', async () => {
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

describeTranslatorContract('FakeTranslator', () => new FakeTranslator());

describeClipboardContract('FakeClipboard', () => {
  const clipboard = new FakeClipboard();
  return { clipboard, content: () => clipboard.text, refuse: () => (clipboard.refuses = true) };
});

describeCaptchaContract('FakeCaptcha', async () => {
  const captcha = new FakeCaptcha();
  captcha.answer = 'solved';
  return {
    captcha,
    accepts: async (token) => token === 'solved',
    breakDown: () => void (captcha.broken = true),
    mend: () => void (captcha.broken = false),
  };
});

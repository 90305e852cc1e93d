import type { VisitorSystem } from '../../../src/domain/platform/visitor-system';
import { describeDeviceContract } from '../../../src/testkit/platform/device.contract';
import { runner } from '../../jest/runner';
import { BrowserDevice } from '../../../src/infrastructure/platform/browser-device';

function setNavigator(properties: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

describe('BrowserDevice', () => {
  test('prefers the client hint to the user agent', () => {
    setNavigator({ userAgentData: { platform: 'Windows' }, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    expect(new BrowserDevice().system).toBe('windows');
  });

  test('reads the user agent without a hint', () => {
    setNavigator({
      userAgentData: undefined,
      userAgent: 'Mozilla/5.0 (Linux; Android 15)',
      maxTouchPoints: 5,
    });
    expect(new BrowserDevice().system).toBe('android');
    setNavigator({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
    expect(new BrowserDevice().system).toBe('ios');
    setNavigator({ maxTouchPoints: 0 });
    expect(new BrowserDevice().system).toBe('mac');
  });
});

const AGENTS: Readonly<Record<VisitorSystem, string>> = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
  android: 'Mozilla/5.0 (Linux; Android 15)',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  other: 'Mozilla/5.0 (X11; Linux x86_64)',
};

describeDeviceContract(runner, 'BrowserDevice', (system) => {
  setNavigator({ userAgentData: undefined, userAgent: AGENTS[system], maxTouchPoints: 0 });
  return new BrowserDevice();
});

import { BrowserDevice } from '../../../src/infrastructure/browser/browser-device';

function browser(facts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

describe('BrowserDevice', () => {
  test('believes the client hint before the user agent', () => {
    browser({ userAgentData: { platform: 'Windows' }, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    expect(new BrowserDevice().system).toBe('windows');
  });

  test('reads the user agent where there is no hint', () => {
    browser({ userAgentData: undefined, userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 });
    expect(new BrowserDevice().system).toBe('android');
    browser({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
    expect(new BrowserDevice().system).toBe('ios');
    browser({ maxTouchPoints: 0 });
    expect(new BrowserDevice().system).toBe('mac');
  });
});

import { visitorSystem } from '../../../src/domain/platform/visitor-system';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe("the visitor's system", () => {
  test.each([
    // hint, user agent, touch points, system
    ['', WINDOWS, 0, 'windows'],
    ['', WINDOWS, 10, 'windows'],
    ['', MAC, 0, 'mac'],
    ['', MAC, 5, 'ios'],
    ['', IPHONE, 5, 'ios'],
    ['', ANDROID, 5, 'android'],
    ['', LINUX, 0, 'other'],
    ['', '', 0, 'other'],
    ['macOS', MAC, 0, 'mac'],
    ['Android', LINUX, 5, 'android'],
    ['Windows', '', 0, 'windows'],
    ['iOS', IPHONE, 5, 'ios'],
    ['', 'Mozilla/5.0 (Mobile; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.0', 0, 'other'],
    ['Chrome OS', WINDOWS, 0, 'other'],
  ])('hint %p, %p, %i touch points: %s', (platform, userAgent, touchPoints, system) => {
    expect(visitorSystem({ platform, userAgent, touchPoints })).toBe(system);
  });
});

import { loadScript } from '../../../src/infrastructure/browser/load-script';
import { GoogleTagManager } from '../../../src/infrastructure/marketing/google-tag-manager';
import { describeTagManagerContract } from '../../../src/testkit/marketing/tag-manager.contract';
import { runner } from '../../jest/runner';

const scripts = () => [...document.head.querySelectorAll('script')];
const dataLayer = () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer;

afterEach(() => {
  document.head.replaceChildren();
  delete (window as { dataLayer?: unknown }).dataLayer;
});

describeTagManagerContract(runner, 'GoogleTagManager', () => ({
  tagManager: new GoogleTagManager(),
  loadedIds: () => scripts().map(({ src }) => new URL(src).searchParams.get('id') ?? ''),
  block: () => {
    const fail = () => scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    setTimeout(fail, 0);
  },
}));

test('the data layer contains only the start event', () => {
  new GoogleTagManager().load('GTM-MAIN1');
  expect(dataLayer()?.map((entry) => Object.keys(entry))).toEqual([['gtm.start', 'event']]);
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-MAIN1']);
});

describe('loadScript', () => {
  test.each([
    'https://evil.example/gtm.js',
    'https://www.googletagmanager.com/gtm.js.evil.example/',
    'http://www.googletagmanager.com/gtm.js?id=x',
    'javascript:alert(1)',
    '/gtm.js',
  ])('%s is not the portal’s own', async (url) => {
    await expect(loadScript(url)).rejects.toThrow(TypeError);
    expect(scripts()).toEqual([]);
  });

  test('resolves once the script has run, rejects if it fails to load', async () => {
    const url = 'https://static.zdassets.com/ekr/snippet.js?key=k';
    const loading = loadScript(url, 'ze-snippet');
    document.getElementById('ze-snippet')?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
    const failing = loadScript(url);
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('did not load');
  });
});

test('if the browser refuses the portal’s Trusted Types policy, nothing is loaded or thrown', async () => {
  const factory = window as unknown as { trustedTypes?: object };
  factory.trustedTypes = {
    createPolicy: () => {
      throw new TypeError('Policy "portico" disallowed');
    },
  };
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('../../../src/infrastructure/marketing/google-tag-manager');
    expect(() => new fresh.GoogleTagManager().load('GTM-MAIN1')).not.toThrow();
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(scripts()).toEqual([]);
  delete factory.trustedTypes;
});

import { BrowserPage } from '../../../src/infrastructure/browser/browser-page';
import { describePageContract } from '../../../src/testkit/kernel/page.contract';
import { runner } from '../../jest/runner';

afterEach(() => jest.restoreAllMocks());

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describePageContract(runner, 'BrowserPage', () => {
  document.head.innerHTML = '<meta name="description" content=""><link rel="icon" href="/favicon.svg">';
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    page: new BrowserPage(),
    documentState: () => ({
      culture: document.documentElement.lang,
      direction: document.documentElement.dir,
      dark: document.documentElement.classList.contains('dark'),
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      icon: attribute('link[rel="icon"]', 'href'),
    }),
    leave: () => setVisibility('hidden'),
    comeBack: () => setVisibility('visible'),
    setOnline(online) {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
  };
});

describe('BrowserPage', () => {
  test.each(['focus', 'pageshow'])('%s counts as a return too', (event) => {
    let returns = 0;
    const stop = new BrowserPage().onReturn(() => (returns += 1));
    window.dispatchEvent(new Event(event));
    stop();
    window.dispatchEvent(new Event(event));
    expect(returns).toBe(1);
  });

  test('other classes of the document stay', () => {
    document.documentElement.className = 'brand';
    const page = new BrowserPage();
    page.setDark(true);
    page.setDark(false);
    expect(document.documentElement.className).toBe('brand');
  });
});

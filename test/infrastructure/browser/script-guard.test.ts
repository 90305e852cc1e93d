import {
  guardScripts,
  hasTypedText,
  loadBesideTyping,
  reloadOnce,
} from '../../../src/infrastructure/browser/script-guard';

const GUARD_KEY = 'portico.reloadGuard';
const PAUSE_MS = 2_000;

function typeText(text: string, html = '<input type="password">'): void {
  document.body.innerHTML = `<div id="root"><form>${html}</form></div>`;
  document.querySelector<HTMLInputElement>('input, textarea')!.value = text;
}

/** A script of the page that does not load. */
function failingScript(): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'inert';
  script.async = false;
  script.dataset['name'] = 'vendor';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  return script;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each([
  ['<input type="password">', 'secret', true],
  ['<textarea></textarea>', 'a question', true],
  ['<input type="email">', '', false],
  ['<input type="hidden">', 'site', false],
  ['<input type="checkbox">', 'on', false],
])('%s with "%s" contains typed text: %s', (html, text, isTyped) => {
  typeText(text, html);
  expect(hasTypedText()).toBe(isTyped);
});

test('with typed text there is no automatic reload, and none is used up', () => {
  typeText('secret');
  expect(reloadOnce()).toBe(false);
  expect(window.sessionStorage.getItem(GUARD_KEY)).toBeNull();
});

test('a script that fails while one types is requested again; the form stays', () => {
  const guard = guardScripts();
  typeText('secret');
  const script = failingScript();
  jest.advanceTimersByTime(PAUSE_MS);
  guard.stop();
  const next = document.querySelector<HTMLScriptElement>('script[data-name=vendor]')!;
  expect(next).not.toBe(script);
  expect(next.async).toBe(false);
  expect(document.querySelector('[data-testid=route-error]')).toBeNull();
  expect(document.querySelector('input')!.value).toBe('secret');
});

test('code that fails while one types is loaded again until it is there', async () => {
  typeText('secret');
  const load = jest.fn().mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'));
  load.mockResolvedValue('code');
  const loading = loadBesideTyping(load as () => Promise<string>);
  await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test('code that fails without typed text is a failure at once', async () => {
  typeText('');
  await expect(loadBesideTyping(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
});

import { DrawnForm } from '../../src/early/drawn-form';
import { flush } from '../../src/testkit/portal/flush';

const FORM = '<form><input><button type="submit" aria-disabled="false">Sign in</button></form>';
const drawnForm = new DrawnForm(document);

beforeEach(() => {
  document.body.innerHTML = `<div id="first-paint">${FORM}</div><div id="root">${FORM}</div>`;
});

const at = (place: 'first-paint' | 'root', what: string) =>
  document.querySelector<HTMLElement>(`#${place} ${what}`)!;
const tell = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const waits = () => at('first-paint', 'button').getAttribute('aria-disabled') === 'true';

test('a submit is held back; typing on cancels it', () => {
  expect(tell(at('first-paint', 'form'), 'submit')).toBe(false);
  expect(waits()).toBe(true);
  tell(at('first-paint', 'input'), 'input');
  expect(waits()).toBe(false);
});

test('the live form is left alone', () => {
  expect(tell(at('root', 'form'), 'submit')).toBe(true);
  expect(waits()).toBe(false);
  tell(at('first-paint', 'form'), 'submit');
  tell(at('root', 'input'), 'input');
  expect(waits()).toBe(true);
});

test('it is there until it is taken out of the page', () => {
  expect(drawnForm.isInPage).toBe(true);
  at('first-paint', 'form').parentElement?.remove();
  expect(drawnForm.isInPage).toBe(false);
});

/** Whether the live form may take over now. */
async function isFree(): Promise<boolean> {
  let free = false;
  void drawnForm.whenReleased().then(() => (free = true));
  await flush();
  return free;
}

test.each([
  ['press', 'pointerdown', 'pointerup'],
  ['press that becomes a scroll', 'pointerdown', 'pointercancel'],
  ['composition', 'compositionstart', 'compositionend'],
])('a %s ends before the live form takes over', async (_what, begins, ends) => {
  expect(await isFree()).toBe(true);
  tell(at('first-paint', 'input'), begins);
  expect(await isFree()).toBe(false);
  let free = false;
  void drawnForm.whenReleased().then(() => (free = true));
  tell(document.body, ends);
  expect(free).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(free).toBe(true);
  expect(await isFree()).toBe(true);
});

test('without a pre-rendered form nothing is waited for', async () => {
  tell(at('first-paint', 'input'), 'pointerdown');
  at('first-paint', 'form').parentElement?.remove();
  expect(await isFree()).toBe(true);
});

test('a composition that begins before a click is done with is waited for', async () => {
  tell(at('first-paint', 'input'), 'pointerdown');
  tell(at('first-paint', 'input'), 'pointerup');
  tell(at('first-paint', 'input'), 'compositionstart');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await isFree()).toBe(false);
  tell(at('first-paint', 'input'), 'compositionend');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await isFree()).toBe(true);
});

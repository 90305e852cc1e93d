import { DrawnForm } from '../../src/early/drawn-form';
import { untilSettled } from '../../src/testkit/portal/until-settled';

const FORM = '<form><input><button type="submit" aria-disabled="false">Sign in</button></form>';
const drawnForm = new DrawnForm(document);

beforeEach(() => {
  document.body.innerHTML = `<div id="first-paint">${FORM}</div><div id="root">${FORM}</div>`;
});

const elementIn = (place: 'first-paint' | 'root', selector: string) =>
  document.querySelector<HTMLElement>(`#${place} ${selector}`)!;
const dispatch = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const isWaiting = () => elementIn('first-paint', 'button').getAttribute('aria-disabled') === 'true';

test('a submit is delayed, and typing cancels it', () => {
  expect(dispatch(elementIn('first-paint', 'form'), 'submit')).toBe(false);
  expect(isWaiting()).toBe(true);
  dispatch(elementIn('first-paint', 'input'), 'input');
  expect(isWaiting()).toBe(false);
});

test('the portal’s own form is not changed', () => {
  expect(dispatch(elementIn('root', 'form'), 'submit')).toBe(true);
  expect(isWaiting()).toBe(false);
  dispatch(elementIn('first-paint', 'form'), 'submit');
  dispatch(elementIn('root', 'input'), 'input');
  expect(isWaiting()).toBe(true);
});

test('the form is in the page until it is removed', () => {
  expect(drawnForm.isInPage).toBe(true);
  elementIn('first-paint', 'form').parentElement?.remove();
  expect(drawnForm.isInPage).toBe(false);
});

async function isFormReleased(): Promise<boolean> {
  let isReleased = false;
  void drawnForm.whenReleased().then(() => (isReleased = true));
  await untilSettled();
  return isReleased;
}

test.each([
  ['press', 'pointerdown', 'pointerup'],
  ['press that becomes a scroll', 'pointerdown', 'pointercancel'],
  ['composition', 'compositionstart', 'compositionend'],
])('the portal’s form waits for the end of a %s', async (_gesture, begin, end) => {
  expect(await isFormReleased()).toBe(true);
  dispatch(elementIn('first-paint', 'input'), begin);
  expect(await isFormReleased()).toBe(false);
  let isReleased = false;
  void drawnForm.whenReleased().then(() => (isReleased = true));
  dispatch(document.body, end);
  expect(isReleased).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isReleased).toBe(true);
  expect(await isFormReleased()).toBe(true);
});

test('without a pre-rendered form there is no wait', async () => {
  dispatch(elementIn('first-paint', 'input'), 'pointerdown');
  elementIn('first-paint', 'form').parentElement?.remove();
  expect(await isFormReleased()).toBe(true);
});

test('the portal’s form waits for a composition that begins before a click ends', async () => {
  dispatch(elementIn('first-paint', 'input'), 'pointerdown');
  dispatch(elementIn('first-paint', 'input'), 'pointerup');
  dispatch(elementIn('first-paint', 'input'), 'compositionstart');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await isFormReleased()).toBe(false);
  dispatch(elementIn('first-paint', 'input'), 'compositionend');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await isFormReleased()).toBe(true);
});

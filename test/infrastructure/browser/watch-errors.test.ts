import { watchErrors } from '../../../src/infrastructure/browser/watch-errors';

const errors: unknown[] = [];
watchErrors((error) => errors.push(error));
afterEach(() => void (errors.length = 0));

/** Dispatched rather than thrown, because a real uncaught error would fail the test. */
const dispatch = (type: string, init: object, target: EventTarget = window) =>
  target.dispatchEvent(Object.assign(new Event(type), init));

test('an uncaught error is reported as thrown', () => {
  const [error, reason] = [new TypeError('no'), { any: 'thing' }];
  dispatch('error', { error, message: 'Uncaught TypeError: no' });
  dispatch('unhandledrejection', { reason });
  expect(errors).toEqual([error, reason]);
});

test('an error without an object is reported by its message', () => {
  dispatch('error', { error: null, message: 'ResizeObserver loop limit exceeded' });
  expect(errors).toEqual(['ResizeObserver loop limit exceeded']);
});

test('an image that fails to load is not reported', () => {
  const picture = document.body.appendChild(document.createElement('img'));
  dispatch('error', {}, picture);
  expect(errors).toEqual([]);
});

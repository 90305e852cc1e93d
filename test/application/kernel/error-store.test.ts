import { ErrorStore } from '../../../src/application/kernel/error-store';

test('a late listener gets earlier errors, in order, once', () => {
  const errors = new ErrorStore();
  const receivedErrors: unknown[] = [];
  errors.report('first');
  errors.report('second');
  errors.listen((error) => receivedErrors.push(error));
  errors.report('third');
  expect(receivedErrors).toEqual(['first', 'second', 'third']);
});

test('without a listener the first ten are stored', () => {
  const errors = new ErrorStore();
  for (let at = 0; at < 50; at++) errors.report(at);
  const receivedErrors: unknown[] = [];
  errors.listen((error) => receivedErrors.push(error));
  expect(receivedErrors).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

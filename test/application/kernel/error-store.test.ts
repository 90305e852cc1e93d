import { ErrorStore } from '../../../src/application/kernel/error-store';

test('a late listener gets earlier errors, in order, once', () => {
  const errors = new ErrorStore();
  const heard: unknown[] = [];
  errors.report('first');
  errors.report('second');
  errors.listen((error) => heard.push(error));
  errors.report('third');
  expect(heard).toEqual(['first', 'second', 'third']);
});

test('without a listener the first ten are kept', () => {
  const errors = new ErrorStore();
  for (let at = 0; at < 50; at++) errors.report(at);
  const heard: unknown[] = [];
  errors.listen((error) => heard.push(error));
  expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

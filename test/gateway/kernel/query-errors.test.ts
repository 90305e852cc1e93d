import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseUnavailable, isInvalidInput } from '../../../gateway/kernel/query-errors';

const failedQuery = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('failed'), { code }));

test.each(['22000', '22003', '22008', '22009', '22021', '2200G', '22P02', '22P05'])(
  'class 22 (%s) is an error of the input',
  (code) => expect(isInvalidInput(failedQuery(code))).toBe(true),
);

test.each(['23505', '42P01', '57014', '08006', '22', 'EPIPE'])('%s is not an error of the database', (code) =>
  expect(isInvalidInput(failedQuery(code))).toBe(false),
);

test('a value without a code is not an error of the database', () => {
  for (const error of [undefined, null, 'text', new Error('failed'), { code: 22_003 }])
    expect(isInvalidInput(error)).toBe(false);
});

test.each(['55P03', '57014', '40P01', '40001', '53300', 'ECONNRESET'])('%s may be tried again', (code) =>
  expect(isDatabaseUnavailable(failedQuery(code))).toBe(true),
);

test.each(['22003', '23505', '23514', '42P01'])('%s would fail again', (code) =>
  expect(isDatabaseUnavailable(failedQuery(code))).toBe(false),
);

test('several failures may be tried again if each of them may be', () => {
  const [busy, wrong] = [failedQuery('55P03'), failedQuery('23514')];
  expect(isDatabaseUnavailable(new AggregateError([busy, busy]))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([busy, wrong]))).toBe(false);
});

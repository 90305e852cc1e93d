import { DrizzleQueryError } from 'drizzle-orm';
import { isInvalidInput } from '../../../gateway/db/query-errors';

const failedQuery = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('failed'), { code }));

test.each(['22000', '22003', '22008', '22009', '22021', '2200G', '22P02', '22P05'])(
  'class 22 (%s) is an error of the input',
  (code) => expect(isInvalidInput(failedQuery(code))).toBe(true),
);

test.each(['23505', '42P01', '57014', '08006', '22', 'EPIPE'])('%s is none', (code) =>
  expect(isInvalidInput(failedQuery(code))).toBe(false),
);

test('a value without a code is none', () => {
  for (const error of [undefined, null, 'text', new Error('failed'), { code: 22_003 }])
    expect(isInvalidInput(error)).toBe(false);
});

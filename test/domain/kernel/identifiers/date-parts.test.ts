import { readPastedDate } from '../../../../src/domain/kernel/identifiers/date-parts';

const DAY_FIRST = ['day', 'month', 'year'] as const;
const MONTH_FIRST = ['month', 'day', 'year'] as const;

// oxfmt-ignore
test.each([
  ['1990-03-14',             MONTH_FIRST, '1990', '03', '14'],
  ['1990年3月14日',           DAY_FIRST,   '1990', '3',  '14'],
  ['14.03.1990',             DAY_FIRST,   '1990', '03', '14'],
  ['14. 3. 1990',            DAY_FIRST,   '1990', '3',  '14'],
  ['03/14/1990',             MONTH_FIRST, '1990', '03', '14'],
  ['\u200E١٤/٣/١٩٩٠\u200F',  DAY_FIRST,   '1990', '3',  '14'],
  ['１９９０／０３／１４',       MONTH_FIRST, '1990', '03', '14'],
])('%j is spread over its fields', (text, order, year, month, day) => {
  expect(readPastedDate(text, order)).toEqual({ year, month, day });
});

test.each(['', '14', '1990', '3/14', '14.03.90', '199003', '1990-03-14-15'])(
  '%j is not a whole date',
  (text) => {
    expect(readPastedDate(text, DAY_FIRST)).toBeNull();
  },
);

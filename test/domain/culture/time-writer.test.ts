import { timeWriter } from '../../../src/domain/culture/time-writer';

const EVENING = Date.parse('2026-11-20T18:05:09Z');
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const KARACHI = { timeZone: 'Asia/Karachi', timeZoneName: 'short' } as const;

test.each([
  ['en-US', 'Nov 20, 2026, 23:05:09 GMT+5'],
  ['th-TH', '20 พ.ย. 2026 23:05:09 GMT+5'],
  ['ko-KR', '2026년 11월 20일 23:05:09 GMT+5'],
  ['zh-CN', '2026年11月20日 23:05:09 GMT+5'],
  ['zh-TW', '2026年11月20日 23:05:09 GMT+5'],
  ['vi-VN', '23:05:09 GMT+5 20 thg 11, 2026'],
])('%s: the zone follows the time', (culture, expected) => {
  expect(timeWriter(culture, { ...DAY, ...TIME, ...KARACHI })(EVENING)).toBe(expected);
});

test('without a zone, without a time', () => {
  expect(timeWriter('en-US', { ...TIME, timeZone: 'UTC' })(EVENING)).toBe('18:05:09');
  expect(timeWriter('th-TH', { ...DAY, timeZone: 'UTC' })(new Date(EVENING))).toBe('20 พ.ย. 2026');
});

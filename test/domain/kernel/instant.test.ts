import { instantOf } from '../../../src/domain/kernel/instant';

test.each([
  ['1970-01-01T00:00:01Z', 1000],
  ['nonsense', null],
  ['', null],
  [null, null],
])('the instant %s', (iso, instant) => expect(instantOf(iso)).toBe(instant));

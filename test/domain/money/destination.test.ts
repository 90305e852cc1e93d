import { cleanDestination, isDestination } from '../../../src/domain/money/destination';

const IBAN = 'DE89370400440532013000';

test.each([
  ['bank', 'de89 3704 0044 0532 0130 00', IBAN, true],
  ['bank', 'DE88370400440532013000', 'DE88370400440532013000', false],
  ['crypto', 'tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t?amount=10', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['crypto', 'hello', 'hello', false],
  ['card', ' anything ', 'anything', true],
  ['card', ' ', '', false],
  [undefined, ' anything ', 'anything', true],
] as const)(
  'with the method %s, %j is sent as %j; it is a destination: %s',
  (kind, text, sentText, isValid) => {
    expect([cleanDestination(kind, text), isDestination(kind, text)]).toEqual([sentText, isValid]);
  },
);

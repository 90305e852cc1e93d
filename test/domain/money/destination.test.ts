import { cleanDestination, isDestination, isOnOtherNetwork } from '../../../src/domain/money/destination';

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
    expect([cleanDestination(kind, text, 'TRC20'), isDestination(kind, text, 'TRC20')]).toEqual([
      sentText,
      isValid,
    ]);
    expect(isOnOtherNetwork(kind, text, 'TRC20')).toBe(false);
  },
);

const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

test.each([
  [`ethereum:${ETHEREUM}@56?value=1`, 'ERC20', `ethereum:${ETHEREUM}@56?value=1`, false, true],
  [`ethereum:${ETHEREUM}@1?value=1`, 'ERC20', ETHEREUM, true, false],
  [`ethereum:${ETHEREUM}?value=1`, 'ERC20', ETHEREUM, true, false],
  [`ethereum:${ETHEREUM}@1?value=1`, undefined, `ethereum:${ETHEREUM}@1?value=1`, true, false],
] as const)('%s on %s is sent as %s', (text, network, sentText, isValid, isOther) => {
  expect(cleanDestination('crypto', text, network)).toBe(sentText);
  expect(isDestination('crypto', text, network)).toBe(isValid);
  expect(isOnOtherNetwork('crypto', text, network)).toBe(isOther);
});

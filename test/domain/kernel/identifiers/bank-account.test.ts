import {
  bankAccountInFours,
  cleanBankAccount,
  isBankAccount,
} from '../../../../src/domain/kernel/identifiers/bank-account';

test.each([
  'DE89370400440532013000',
  'de89 3704 0044 0532 0130 00',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'DE89-3704-0044-0532-0130-00',
  '\u202ADE89\u00A03704 0044\u200B 0532\n0130 00\u202C',
  'ＤＥ８９３７０４００４４０５３２０１３０００',
])('one IBAN: %j', (text) => {
  expect(cleanBankAccount(text)).toBe('DE89370400440532013000');
  expect(isBankAccount(cleanBankAccount(text))).toBe(true);
});

test.each(['DE88370400440532013000', 'hello', '', '1234', 'DE8937040044053201300O', '1'.repeat(35)])(
  'no account: %j',
  (text) => {
    expect(isBankAccount(cleanBankAccount(text))).toBe(false);
  },
);

test('a plain number, and its digits in another script', () => {
  expect(isBankAccount(cleanBankAccount('12 345-678'))).toBe(true);
  expect(cleanBankAccount('١٢٣٤٥٦٧٨')).toBe('12345678');
});

test('an IBAN is shown in fours', () => {
  expect(bankAccountInFours('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(bankAccountInFours('GB82WEST12345698765432')).toBe('GB82 WEST 1234 5698 7654 32');
  expect(bankAccountInFours('12345678')).toBe('12345678');
});

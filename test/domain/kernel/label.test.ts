import { labelOf, looksLikeLabel, withoutHiddenCharacters } from '../../../src/domain/kernel/label';

test.each([
  [' Cold \t wallet ', 'Cold wallet'],
  ['Led\u200bger\u202e\u0007\u001b[2J\ufeff', 'Ledger[2J'],
  ['pass\r\nport', 'pass port'],
  ['Ledger\u2028\u2066\u2069', 'Ledger'],
  ['Cafe\u0301', 'Café'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d💻 phone', '👩\u200d💻 phone'],
  ['\u200b\u202e', ''],
  ['冷钱包', '冷钱包'],
])('%j is stored as %j', (text, label) => expect(labelOf(text)).toBe(label));

test.each([
  ['Ledger', 'ledger'],
  ['Ledger', 'Lеdger'],
  ['Cold wallet', 'Cold  wallet.'],
  ['Cold wallet', 'Coldwallet'],
  ['Exchange', 'Ехсhаngе'],
  ['Savings 10', 'Savings lO'],
  ['Café', 'cafe'],
  ['ＬＥＤＧＥＲ', 'Ledger'],
  ['Led\u200bger', 'Ledger'],
  ['Τrezοr', 'Trezor'],
])('%j looks like %j', (first, second) => {
  expect(looksLikeLabel(first, second)).toBe(true);
  expect(looksLikeLabel(second, first)).toBe(true);
});

test.each([
  ['Ledger', 'Ledger 2'],
  ['Savings 2', 'Savings 3'],
  ['冷钱包', '热钱包'],
  ['!', '?'],
  ['Кошелёк', 'Биржа'],
])('%j does not look like %j', (first, second) => expect(looksLikeLabel(first, second)).toBe(false));

test('a file name keeps its spaces', () =>
  expect(withoutHiddenCharacters('my  bill\u202efdp.exe')).toBe('my  billfdp.exe'));

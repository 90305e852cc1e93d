import { cfdTradeUrl } from '../../../src/domain/platform/trader-url';

describe('CFD trade address (D5)', () => {
  // oxfmt-ignore
  test.each([
    ['https://cfd.example/t',              'https://cfd.example/t?lang=de'],
    ['https://cfd.example/t?a=1&b=%20#x',  'https://cfd.example/t?a=1&b=+&lang=de#x'],
    ['https://cfd.example/t?lang=en&a=1',  'https://cfd.example/t?lang=de&a=1'],
    ['http://cfd.example/t',               null],
    ['javascript:alert(1)',                null],
    ['',                                   null],
    [null,                                 null],
  ])('%j becomes %j', (address, expected) => expect(cfdTradeUrl(address, 'de')).toBe(expected));
});

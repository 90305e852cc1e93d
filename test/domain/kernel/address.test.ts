import {
  countsAsHttps,
  isHttpsAddress,
  isHttpsOrSameOrigin,
  isLoopbackOrigin,
  parseAddress,
  webAddress,
} from '../../../src/domain/kernel/address';

describe('addresses', () => {
  // oxfmt-ignore
  test.each([
    ['https://a.example/x?y=1', true],
    ['HTTPS://a.example',       true],
    ['http://a.example',        false],
    ['//a.example',             false],
    ['/x',                      false],
    ['a.example',               false],
    ['javascript:alert(1)',     false],
    ['data:text/html,x',        false],
    ['https://u@a.example',     false],
    ['https://u:p@a.example',   false],
    ['https://:p@a.example',    false],
    ['https://',                false],
    ['',                        false],
    [null,                      false],
    [undefined,                 false],
    [7,                         false],
  ])('%j is an https address: %s (X3)', (value, expected) => expect(isHttpsAddress(value)).toBe(expected));

  // oxfmt-ignore
  test.each([
    ['http://localhost:3000',        true],
    ['http://invest.localhost:3000', true],
    ['https://127.0.0.1',            true],
    ['http://127.10.20.30:1',        true],
    ['http://[::1]:3000',            true],
    ['http://localhost.evil.example', false],
    ['http://evillocalhost',         false],
    ['http://127.0.0.1.evil.example', false],
    ['http://10.0.0.1',              false],
    ['null',                         false],
  ])('%s is the machine itself: %s', (origin, expected) => expect(isLoopbackOrigin(origin)).toBe(expected));

  // oxfmt-ignore
  test.each([
    // address                    page                       counts as https
    ['https://a.example',         'http://localhost:3000',   true],
    ['https://a.example',         'https://portal.example',  true],
    ['http://localhost:4000',     'http://localhost:3000',   true],
    ['http://127.0.0.1:4000',     'http://invest.localhost', true],
    ['http://localhost:4000',     'https://portal.example',  false],
    ['http://a.example',          'http://localhost:3000',   false],
    ['ftp://localhost',           'http://localhost:3000',   false],
    ['http://u@localhost:4000',   'http://localhost:3000',   false],
    ['https://:p@a.example',      'https://portal.example',  false],
  ])('%s on %s counts as https: %s (D2)', (address, page, expected) => {
    expect(countsAsHttps(new URL(address), page)).toBe(expected);
  });

  // oxfmt-ignore
  test.each([
    // address                    page                       allowed
    ['https://a.example',         'http://portal.internal',  true],
    ['http://portal.internal/x',  'http://portal.internal',  true],
    ['http://portal.internal:81', 'http://portal.internal',  false],
    ['http://u@portal.internal',  'http://portal.internal',  false],
    ['http://:p@portal.internal', 'http://portal.internal',  false],
    ['http://localhost:4000',     'http://localhost:3000',   true],
    ['javascript:alert(1)',       'null',                    false],
  ])('%s on %s is https or same-origin: %s (D2)', (address, page, expected) => {
    expect(isHttpsOrSameOrigin(new URL(address), page)).toBe(expected);
  });

  // oxfmt-ignore
  test.each([
    // text                   address
    ['/legal/terms.html',     'http://portal.internal/legal/terms.html'],
    ['https://a.example/x',   'https://a.example/x'],
    ['http://a.example/x',    undefined],
    ['javascript:alert(1)',   undefined],
    ['//a.example/x',         undefined],
    ['https://u:p@a.example', undefined],
    ['https://u@a.example',   undefined],
    ['https://:p@a.example',  undefined],
    ['//u:p@portal.internal', undefined],
    ['http://',               undefined],
    ['',                      undefined],
  ])('the text %j becomes the address %j', (text, expected) => {
    expect(webAddress(text, 'http://portal.internal')?.href).toBe(expected);
  });

  test('an invalid address is undefined', () => {
    expect(parseAddress('/x')).toBeUndefined();
    expect(parseAddress('http://')).toBeUndefined();
    expect(parseAddress('/x', 'https://portal.example')?.href).toBe('https://portal.example/x');
  });
});

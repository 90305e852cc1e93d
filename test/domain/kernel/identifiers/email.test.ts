import { cleanEmail, isEmail } from '../../../../src/domain/kernel/identifiers/email';

// oxfmt-ignore
describe('one address, however it is written', () => {
  test.each([
    'u@x.example', ' U@X.example ', 'mailto:u@x.example', 'MAILTO:u@x.example?subject=Hello%20you', 'mailto:u%40x.example',
    '<u@x.example>', '<mailto:u@x.example>', 'u@x.example>', 'Anna Weber <u@x.example>', '"Weber, Anna" <u@x.example>;',
    'u@x.example,', 'u@x.example;', 'u@x.example.', '(u@x.example)', '"u@x.example"', "'u@x.example'", '“u@x.example”',
    '\u202Au@x.example\u202C', '\u200Eu\u200B@\u2060x.example\uFEFF', 'u\u00AD@x.example', 'ｕ＠ｘ．ｅｘａｍｐｌｅ', 'u@x。example',
    'u@x.example、', 'u@x。example。', '「u@x.example」', '»u@x.example«', '‹u@x.example›',
  ])('%j', (text) => {
    expect(cleanEmail(text)).toBe('u@x.example');
    expect(isEmail(cleanEmail(text))).toBe(true);
  });
});

// oxfmt-ignore
test.each([
  'anna.weber+news@x.example', "o'neil@x.example", "'o'neil@x.example", 'jörg@müller.example', 'अनु@डाक.example', 'a@b', 'a_b@xn--mller-kva.example',
])('an address is not changed: %j', (text) => {
  expect(cleanEmail(text)).toBe(text);
  expect(isEmail(text)).toBe(true);
});

// oxfmt-ignore
test.each([
  '', 'u', '@x', 'u@', '"u"@x', 'a,u@x', '(c)u@x', 'u(c)@x', 'a;u@x', 'a u@x', 'a@u@x', '.u@x', 'u.@x', 'a..u@x', '[u]@x',
  'u@-x', 'u@x-', 'u@x..example', 'u@[127.0.0.1]', 'u\\@x', 'u\u0000@x', 'a@x, b@x', 'mailto:', 'mailto:%', 'u@x/y', '\uD800u@x',
])('no address: %j', (text) => {
  expect(isEmail(cleanEmail(text))).toBe(false);
});

it('changes nothing the second time', () => {
  for (const text of [
    'mailto:<İ@X.example>',
    'ẞ@x.example',
    'mailto:mailto%3Au@x',
    "''u@x''",
    '((u@x))..',
    'ﬁ@x',
    'K@x',
  ])
    expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
});

it('a pasted page is returned unchanged, at once', () => {
  const startedAt = performance.now();
  for (const text of ["'".repeat(60_000), `${'.'.repeat(60_000)}x`, 'mailto:'.repeat(9_000)])
    expect(cleanEmail(text)).toBe(text);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

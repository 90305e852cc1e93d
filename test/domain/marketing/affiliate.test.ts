import { needsIp, readAffiliate } from '../../../src/domain/marketing/affiliate';

describe('affiliate parameters (R4 and R5, P5)', () => {
  test('both present', () => {
    expect(readAffiliate('?affid=123&x=1&cxd=42054_481726')).toEqual({ affid: '123', cxd: '42054_481726' });
    expect(readAffiliate('?affid=a%2Fb&cxd=c+d')).toEqual({ affid: 'a/b', cxd: 'c+d' });
  });

  test.each([
    '',
    '?affid=1',
    '?cxd=1',
    '?affid=1&cxd=',
    '?affid=&cxd=1',
    '?affid&cxd=1',
    '?AFFID=1&cxd=1',
    '?affid=1&affid=2&cxd=1',
    '?affid=1&cxd=1&cxd=1',
    '?affid=<script>&cxd=1',
    '?affid=1&cxd=%3Cb%3E',
    '?affid=1&cxd=a%20b',
    '?affid=1&cxd=%E0%A4%A',
    `?affid=1&cxd=${'x'.repeat(10_240)}`,
    `?affid=${'x'.repeat(257)}&cxd=1`,
  ])('%s is dropped', (search) => expect(readAffiliate(search)).toBeUndefined());

  // oxfmt-ignore
  test.each([
    ['?utm_campaign=x',            true],
    ['?utm_source=x&a=1',          true],
    ['?utm_source=&utm_campaign=', false],
    ['?utm_source',                false],
    ['?utm_medium=x',              false],
    ['?x=utm_source=1',            false],
    ['',                           false],
  ])('%s requests the IP: %s', (search, expected) => expect(needsIp(search)).toBe(expected));
});

import {
  birthDateIssue,
  isNationalNumber,
  isWebsite,
  websiteAddress,
} from '../../../src/domain/registration/field-formats';

test.each([
  ['3171010502900001', true],
  ['3171014502900001', true],
  ['3171 0145 0290 0001', true],
  ['3171013112990001', true],
  ['3171017112990001', true],
  ['3171010002900001', false],
  ['3171013202900001', false],
  ['3171014002900001', false],
  ['3171017202900001', false],
  ['3171018102900001', false],
  ['3171010500900001', false],
  ['3171010513900001', false],
  ['317101050290000', false],
  ['31710105029000012', false],
  ['317101050290000a', false],
])('%j as a NIK: %s', (typedText, good) => {
  expect(isNationalNumber(typedText)).toBe(good);
});

test.each([
  ['example.com', true, 'https://example.com'],
  ['http://example.com', true, 'http://example.com'],
  ['https://sub.example.co.id:8080/path?x=1', true, 'https://sub.example.co.id:8080/path?x=1'],
  ['例え.jp', true, 'https://例え.jp'],
  ['localhost', false, ''],
  ['javascript:alert(1)', false, ''],
  ['https://me@example.com', false, ''],
  ['example com', false, ''],
  ['.com', false, ''],
])('%j as a website: %s', (typedText, good, address) => {
  expect(isWebsite(typedText)).toBe(good);
  if (good) expect(websiteAddress(typedText)).toBe(address);
});

describe('birthDateIssue', () => {
  test.each([
    ['2008-11-21', undefined],
    ['2008-11-22', 'too-young'],
    ['2026-11-21', 'too-young'],
    ['2026-11-22', 'not-a-date'],
    ['1906-11-21', undefined],
    ['1906-11-20', 'not-a-date'],
    ['2533-02-03', 'not-gregorian'],
    ['2027-01-01', 'not-gregorian'],
    ['1369-02-03', 'not-gregorian'],
    ['1799-12-31', 'not-gregorian'],
    ['1800-01-01', 'not-a-date'],
    ['79-02-03', 'not-gregorian'],
    ['平成2-02-03', 'not-gregorian'],
    ['1990--03', 'not-a-date'],
    ['-02-03', 'not-a-date'],
    ['1990-02-29', 'not-a-date'],
    ['1992-02-29', undefined],
    ['1990-13-01', 'not-a-date'],
    ['01.02.1990', 'not-a-date'],
    ['', 'not-a-date'],
  ])('%j on 21 November 2026, from 18: %s', (typedText, issue) => {
    expect(birthDateIssue(typedText, '2026-11-21', 18)).toBe(issue);
  });

  test('the minimum age comes from the gateway', () => {
    expect(birthDateIssue('2006-01-01', '2026-11-21', 21)).toBe('too-young');
    expect(birthDateIssue('2005-11-21', '2026-11-21', 21)).toBeUndefined();
  });
});

import { isAnswers } from '../../../src/domain/onboarding/form-schema';

test.each([
  [{}],
  [{ name: 'Ann', born: null, income: 100, isSure: false }],
  [{ countries: ['DE', 'FR'], none: [] }],
  [{ owners: [{ name: 'Ann', share: 50, countries: ['DE'] }, {}] }],
])('%j are answers of a section', (value) => {
  expect(isAnswers(value)).toBe(true);
});

test.each([
  [null],
  [undefined],
  ['Ann'],
  [[]],
  [{ name: { first: 'Ann' } }],
  [{ name: undefined }],
  [{ countries: ['DE', 1] }],
  [{ countries: ['DE', null] }],
  [{ owners: [{ name: 'Ann' }, 'Ben'] }],
  [{ owners: [{ name: { first: 'Ann' } }] }],
  [{ owners: [{ addresses: [{ city: 'Bonn' }] }] }],
])('%j is not a form', (value) => {
  expect(isAnswers(value)).toBe(false);
});

import { checkPerson, NOBODY, type Person } from '../../../src/domain/onboarding/person';

const MARA: Person = {
  salutation: 'ms',
  firstName: 'Mára',
  lastName: "O'Kafor-Smith Jr.",
  birthDate: '1990-05-31',
  citizenship: 'Germany',
  reason: 'grow',
};
const TODAY = '2026-11-21';

test('a complete person has no issues, an empty one lacks everything', () => {
  expect(checkPerson(MARA, TODAY)).toEqual({});
  expect(checkPerson(NOBODY, TODAY)).toEqual(
    Object.fromEntries(Object.keys(NOBODY).map((name) => [name, 'missing'])),
  );
});

test.each(['M4ra', '<b>', '-', 'x'.repeat(51)])('%s is not a valid name', (firstName) => {
  expect(checkPerson({ ...MARA, firstName }, TODAY)).toEqual({ firstName: 'not-a-name' });
});

test.each([
  ['2008-11-21', undefined],
  ['2008-11-22', 'too-young'],
  ['1990-13-01', 'not-a-date'],
  ['1850-01-01', 'not-a-date'],
  ['yesterday', 'not-a-date'],
])('born %s: %s', (birthDate, issue) => {
  expect(checkPerson({ ...MARA, birthDate }, TODAY).birthDate).toBe(issue);
});

import { choice, country, nameOfPerson, text } from './fields';
import { section } from './section';

/** Old enough to sign a contract. */
const ADULT_YEARS = 18;

/** The client's person. */
export const PERSON = section({
  title: 'person',
  'x-portico-why': 'person.why',
  'x-portico-minutes': 2,
  properties: {
    salutation: choice('person.salutation', 'salutation', ['ms', 'mr', 'none']),
    firstName: nameOfPerson('person.firstName', { description: 'person.firstName.help' }),
    lastName: nameOfPerson('person.lastName'),
    birthDate: {
      type: 'string',
      format: 'date',
      title: 'person.birthDate',
      'x-portico-age': { min: ADULT_YEARS },
    },
    birthPlace: text('person.birthPlace', 64),
    citizenship: country('person.citizenship'),
    address: text('person.address', 100),
    postcode: text('person.postcode', 12, { pattern: '^[A-Za-z0-9][A-Za-z0-9 \\-]*$' }),
    city: text('person.city', 64),
    reason: choice('person.reason', 'reason', ['grow', 'income', 'hedge', 'learn']),
  },
  // Not every country has postcodes.
  optional: ['postcode'],
});

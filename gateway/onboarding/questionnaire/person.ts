import { choice, country, nameOfPerson, text, tick } from './fields';
import { answerCondition } from './condition';
import { postcode } from './postcode-question';
import { section } from './section';

/** Old enough to sign a contract. */
const ADULT_YEARS = 18;

/** Required unless the client has only one name, which is then the first name. */
const HAS_TWO_NAMES = { not: answerCondition('person', 'hasOneName', true) };

/** Section: who the client is. */
export const PERSON = section({
  title: 'person',
  'x-portico-why': 'person.why',
  'x-portico-minutes': 2,
  properties: {
    salutation: choice('person.salutation', 'salutation', ['ms', 'mr', 'none']),
    firstName: nameOfPerson('person.firstName', { description: 'person.firstName.help' }),
    hasOneName: tick('person.hasOneName'),
    lastName: nameOfPerson('person.lastName', { 'x-portico-if': HAS_TWO_NAMES }),
    birthDate: {
      type: 'string',
      format: 'date',
      title: 'person.birthDate',
      'x-portico-age': { min: ADULT_YEARS },
    },
    birthPlace: text('person.birthPlace', 64),
    citizenship: country('person.citizenship'),
    country: country('person.country'),
    address: text('person.address', 100),
    postcode: postcode('person', 'country'),
    city: text('person.city', 64),
    reason: choice('person.reason', 'reason', ['grow', 'income', 'hedge', 'learn']),
  },
  // Not every country has postcodes, and most people have two names.
  optional: ['hasOneName', 'postcode'],
});

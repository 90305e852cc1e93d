import { POSTCODES } from '../../../src/domain/kernel/identifiers/postcodes.generated';
import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';
import { answerCondition } from './condition';
import { text } from './fields';

const COUNTRIES = Object.keys(POSTCODES);
const REQUIRED = COUNTRIES.filter((country) => POSTCODES[country]?.[2]);

/**
 * A postcode, only where the country has one, and required only where every address has.
 * @param section where the country is asked for.
 */
export const postcode = (section: string, country: string): FieldSchema =>
  text('person.postcode', 16, {
    'x-portico-widget': 'postcode',
    'x-portico-if': answerCondition(section, country, ...COUNTRIES),
    'x-portico-required-if': answerCondition(section, country, ...REQUIRED),
    'x-portico-pattern-by': {
      field: `/${section}/${country}`,
      patterns: Object.fromEntries(
        Object.entries(POSTCODES).map(([code, [pattern, example]]) => [
          code,
          { pattern: `^(?:${pattern})$`, example },
        ]),
      ),
    },
  });

import type { ProfileField } from '../../../domain/profile/profile';
import { useCulture } from '../../i18n/culture-context';
import { writeName } from '../../i18n/names';

/** Writes a field of the personal data: a country by its name, other values as they are, null for an empty field. */
export function useFieldWriter(): (field: ProfileField, value: string | null) => string | null {
  const culture = useCulture();
  return (field, value) => {
    if (value === null || value === '') return null;
    return field === 'country' ? writeName('region', value, culture) : value;
  };
}

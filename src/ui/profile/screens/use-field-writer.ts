import type { ProfileField } from '../../../domain/profile/profile';
import { useCulture } from '../../i18n/culture-context';
import { writeName } from '../../i18n/names';

/** How a field of the personal data is read: a country by its name, anything else as it is; null where there is none. */
export function useFieldWriter(): (field: ProfileField, value: string | null) => string | null {
  const culture = useCulture();
  return (field, value) => {
    if (value === null || value === '') return null;
    return field === 'country' ? writeName('region', value, culture) : value;
  };
}

import type { ProfileField } from '../../../domain/profile/profile';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';

/** The text of a field of the personal data: a country by its name, other values as they are, null for an empty field. */
export function useFieldText(): (field: ProfileField, value: string | null) => string | null {
  const culture = useCulture();
  return (field, value) => {
    if (value === null || value === '') return null;
    return field === 'country' ? localizedName('region', value, culture) : value;
  };
}

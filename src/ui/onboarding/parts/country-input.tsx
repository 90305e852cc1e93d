import { useMemo } from 'react';
import { COUNTRIES } from '../../../domain/onboarding/countries.table';
import { useCulture } from '../../i18n/culture-context';
import { sortedNameChoices } from '../../i18n/names';
import { SelectInput } from '../../forms/antd/select-input';

/** A country by its name in the client's language, in that language's order. */
export function CountryInput({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const culture = useCulture();
  const choices = useMemo(() => sortedNameChoices('region', COUNTRIES, culture), [culture]);
  return <SelectInput value={value} choices={choices} onChange={onChange} />;
}

import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { ChoiceField } from '../../../domain/calculators/calculators.table';
import { WEEKDAYS, type Instrument } from '../../../domain/market/instrument';
import type { Choice, ChoiceGroup } from '../../forms/choice';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

export const SIDES = ['buy', 'sell'] as const;

/** The choices of a field. The calling component must be an `observer`. */
export function useChoices(field: Exclude<ChoiceField, 'side'>): readonly Choice[] | readonly ChoiceGroup[] {
  const { t, exists } = useTranslation();
  const culture = useCulture();
  const { currencies, instruments } = useStore(CalculatorsStore);
  const currency = (code: string): Choice => {
    const name = localizedName('currency', code, culture);
    return { value: code, label: name === code ? code : `${code} – ${name}` };
  };
  switch (field) {
    case 'firstNight':
      return WEEKDAYS.map((value) => ({ value, label: t(`calculators.day.${value}`) }));
    case 'symbol':
      return groupInstruments(instruments, (group) => {
        const key = `calculators.group.${group ?? 'other'}`;
        return t(exists(key) ? key : 'calculators.group.other');
      });
    default:
      return [
        { label: t('calculators.group.rated'), options: currencies.ratedCodes.map(currency) },
        { label: t('calculators.group.unrated'), options: currencies.otherCodes.map(currency) },
      ];
  }
}

function groupInstruments(
  instruments: readonly Instrument[],
  nameOf: (group: string | null) => string,
): ChoiceGroup[] {
  const groups = [...new Set(instruments.map(({ group }) => group))];
  return groups.map((group) => ({
    label: nameOf(group),
    options: instruments
      .filter((instrument) => instrument.group === group)
      .map(({ symbol, name }) => ({ value: symbol, label: name === null ? symbol : `${symbol} – ${name}` })),
  }));
}

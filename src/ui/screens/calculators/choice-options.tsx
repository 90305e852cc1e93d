import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import type { ChoiceField } from '../../../domain/calculators/calculators.table';
import { WEEKDAYS } from '../../../domain/calculators/instrument';
import { useCulture } from '../../i18n/culture-context';
import { writeName } from '../../i18n/names';
import { useStore } from '../../use-store';

/** What a field can be chosen from. */
export function ChoiceOptions({ field }: { field: ChoiceField }) {
  const { t } = useTranslation();
  switch (field) {
    case 'symbol':
      return <Symbols />;
    case 'side':
      return ['buy', 'sell'].map((side) => (
        <option key={side} value={side}>
          {t(`calculators.side.${side}`)}
        </option>
      ));
    case 'firstNight':
      return WEEKDAYS.map((day) => (
        <option key={day} value={day}>
          {t(`calculators.day.${day}`)}
        </option>
      ));
    default:
      return <Currencies />;
  }
}

const Symbols = observer(function Symbols() {
  const { t, i18n } = useTranslation();
  const { instruments } = useStore(CalculatorsStore);
  const groups = [...new Set(instruments.map(({ group }) => group))];
  const nameOf = (group: string | null) => {
    const key = `calculators.group.${group ?? 'other'}`;
    return t(i18n.exists(key) ? key : 'calculators.group.other');
  };
  return groups.map((group) => (
    <optgroup key={group} label={nameOf(group)}>
      {instruments
        .filter((instrument) => instrument.group === group)
        .map(({ symbol, name }) => (
          <option key={symbol} value={symbol}>
            {name === null ? symbol : `${symbol} – ${name}`}
          </option>
        ))}
    </optgroup>
  ));
});

const Currencies = observer(function Currencies() {
  const { t } = useTranslation();
  const culture = useCulture();
  const { rated, other } = useStore(CalculatorsStore).currencies;
  const option = (code: string) => {
    const name = writeName('currency', code, culture);
    return (
      <option key={code} value={code}>
        {name === code ? code : `${code} – ${name}`}
      </option>
    );
  };
  return (
    <>
      <optgroup label={t('calculators.group.rated')}>{rated.map(option)}</optgroup>
      <optgroup label={t('calculators.group.unrated')}>{other.map(option)}</optgroup>
    </>
  );
});

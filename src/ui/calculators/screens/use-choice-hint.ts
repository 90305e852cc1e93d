import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { ChoiceField } from '../../../domain/calculators/calculators.table';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Hint of a choice: contract size and pip of a symbol, or the night with triple swap. */
export function useChoiceHint(field: ChoiceField): string | undefined {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { instrument } = useStore(CalculatorsStore);
  if (!instrument) return undefined;
  const { contractSize, pip, symbol, tripleSwapDay } = instrument;
  if (field === 'symbol') {
    return t('calculators.hint.sizes', { units: numbers.exact(contractSize), pip: numbers.exact(pip) });
  }
  if (field !== 'firstNight') return undefined;
  return tripleSwapDay === null
    ? t('calculators.hint.noTriple', { symbol })
    : t('calculators.hint.triple', { day: t(`calculators.day.${tripleSwapDay}`) });
}

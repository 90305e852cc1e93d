import type { ReactNode } from 'react';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { NumberField } from '../../../domain/calculators/calculators.table';
import { Sentence } from '../../components/text/sentence';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { InlineButton } from './inline-button';
import { Verbatim } from '../../components/text/verbatim';

/** Hint of a number field: the reason why it is empty, or a button that restores the gateway's figure. */
export function useNumberHint(field: NumberField): ReactNode {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const { instrument } = store;
  if (!instrument) return undefined;
  if (store.isOverridden(field)) {
    return (
      <InlineButton onClick={() => store.reset(field)}>
        <Sentence
          textKey="calculators.hint.useAgain"
          parts={{ figure: <Verbatim>{store.suggestedText(field)}</Verbatim> }}
        />
      </InlineButton>
    );
  }
  if (store.suggestedText(field) !== '') return undefined;
  const { symbol } = instrument;
  if (field === 'price' || field === 'openPrice') return t('calculators.hint.noPrice', { symbol });
  if (field === 'swapPoints') return t('calculators.hint.noSwapPoints', { symbol });
  return field === 'swapPercent' ? t('calculators.hint.noSwapPercent', { symbol }) : undefined;
}

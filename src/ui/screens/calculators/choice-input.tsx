import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import type { ChoiceField } from '../../../domain/calculators/calculators.table';
import { useStore } from '../../use-store';
import { ChoiceOptions } from './choice-options';
import styles from './control.module.css';
import { describedBy, InputFrame } from './input-frame';
import { useChoiceHint } from './use-choice-hint';

/** A choice of a calculator from a list. */
export const ChoiceInput = observer(function ChoiceInput({ field }: { field: ChoiceField }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const hint = useChoiceHint(field);
  const id = `calculator-${field}`;
  return (
    <InputFrame id={id} label={t(`calculators.field.${field}`)} hint={hint} wide={field === 'symbol'}>
      <span className={styles['choice']}>
        <select
          id={id}
          data-testid={id}
          value={store.choice(field)}
          aria-describedby={describedBy(id, null, hint)}
          onChange={(event) => store.choose(field, event.target.value)}
        >
          <ChoiceOptions field={field} />
        </select>
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </span>
    </InputFrame>
  );
});

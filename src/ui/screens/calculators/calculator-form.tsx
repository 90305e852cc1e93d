import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import {
  CALCULATORS,
  type CalculatorField,
  type CalculatorKey,
} from '../../../domain/calculators/calculators.table';
import { useStore } from '../../use-store';
import styles from './calculator-form.module.css';
import { ChoiceInput } from './choice-input';
import { NumberInput } from './number-input';
import { RateInput } from './rate-input';

/** What a calculator asks for. The answer follows each key, so there is nothing to send. */
export const CalculatorForm = observer(function CalculatorForm({
  calculator,
}: {
  calculator: CalculatorKey;
}) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <form
      className={styles['form']}
      data-testid="calculator-form"
      aria-label={t(`calculators.name.${calculator}`)}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {CALCULATORS[calculator].map((field) => (
        <AnyInput key={field} field={field} />
      ))}
      {calculator === 'converter' && (
        <button type="button" className={styles['swap']} onClick={() => store.swapCurrencies()}>
          {t('calculators.swapCurrencies')}
        </button>
      )}
      <RateInput calculator={calculator} />
    </form>
  );
});

function AnyInput({ field }: { field: CalculatorField }) {
  switch (field) {
    case 'accountCurrency':
    case 'firstNight':
    case 'from':
    case 'side':
    case 'symbol':
    case 'to':
      return <ChoiceInput field={field} />;
    default:
      return <NumberInput field={field} />;
  }
}

import { observer } from 'mobx-react-lite';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import {
  CALCULATORS,
  type CalculatorField,
  type CalculatorKey,
} from '../../../domain/calculators/calculators.table';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './calculator-form.module.css';
import { AccountField } from './account-field';
import { ChoiceField, SideField } from './choice-field';
import { InlineButton } from './inline-button';
import { NumberField } from './number-field';
import { RateField } from './rate-field';

/** The inputs of a calculator. The answer follows each key press, so there is no submit. */
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
      {calculator !== 'converter' && <AccountField />}
      {CALCULATORS[calculator].map((field) => (
        <CalculatorInput key={field} field={field} />
      ))}
      {calculator === 'converter' && (
        <div className={styles['swap']}>
          <InlineButton onClick={() => store.swapCurrencies()}>
            {t('calculators.swapCurrencies')}
          </InlineButton>
        </div>
      )}
      <RateField calculator={calculator} />
    </form>
  );
});

function CalculatorInput({ field }: { field: CalculatorField }) {
  switch (field) {
    case 'accountCurrency':
    case 'firstNight':
    case 'from':
    case 'symbol':
    case 'to':
      return <ChoiceField field={field} />;
    case 'side':
      return <SideField />;
    default:
      return <NumberField field={field} />;
  }
}

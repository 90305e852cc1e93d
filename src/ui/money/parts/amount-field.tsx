import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { AnyOrderForm } from '../../../application/money/order-form';
import { useTranslation } from '../../i18n/texts';
import { NumberInput } from '../../forms/antd/number-input';
import { Field } from '../../forms/field';
import { AmountHint, useAmountError } from './amount-texts';

interface AmountFieldProps {
  /** Prefix of the ids of its parts. */
  name: 'money' | 'wallet';
  order: Pick<
    AnyOrderForm,
    'amountIssue' | 'limits' | 'largestAmount' | 'set' | 'fillLargestAmount' | 'text'
  >;
}

/** The amount of a money move; Max fills in the whole available amount. */
export const AmountField = observer(function AmountField({ name, order }: AmountFieldProps) {
  const { t } = useTranslation();
  const { amountIssue, limits, largestAmount } = order;
  const error = useAmountError(amountIssue, limits.currency);
  return (
    <Field
      id={`${name}-amount`}
      label={t('money.amount')}
      error={error}
      hint={<AmountHint limits={limits} />}
    >
      <NumberInput
        prefix={limits.currency}
        action={
          largestAmount !== null && (
            <Button type="text" data-testid={`${name}-max`} onClick={() => order.fillLargestAmount()}>
              {t('money.max')}
            </Button>
          )
        }
        value={order.text('amount')}
        readings={amountIssue?.kind === 'ambiguous' ? amountIssue.readings : undefined}
        onChange={(text) => order.set('amount', text)}
      />
    </Field>
  );
});

import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { WalletFormStore } from '../../../application/stores/wallet-form-store';
import { NumberInput } from '../../forms/antd/number-input';
import { Field } from '../../forms/field';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { AmountHint, useAmountError } from '../../forms/money/amount-texts';

/** How much is moved; Max takes all that there is. */
export const AmountField = observer(function AmountField() {
  const { t } = useTranslation();
  const store = useStore(WalletFormStore);
  const { limits, most } = store;
  const error = useAmountError(store.amountIssue, limits.currency);
  return (
    <Field id="wallet-amount" label={t('money.amount')} error={error} hint={<AmountHint limits={limits} />}>
      <NumberInput
        before={limits.currency}
        action={
          most !== null && (
            <Button data-testid="wallet-max" onClick={() => store.set('amount', most)}>
              {t('money.max')}
            </Button>
          )
        }
        value={store.text('amount')}
        onChange={(typed) => store.set('amount', typed)}
      />
    </Field>
  );
});

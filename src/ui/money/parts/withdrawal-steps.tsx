import { observer } from 'mobx-react-lite';
import type { AnyOrderForm } from '../../../application/money/order-form';
import { StepBar } from '../../forms/antd/step-bar';
import { useTranslation } from '../../i18n/texts';

interface WithdrawalStepsProps {
  order: Pick<AnyOrderForm, 'phase'>;
}

/** The steps of a withdrawal: amount, review. */
export const WithdrawalSteps = observer(function WithdrawalSteps({ order: { phase } }: WithdrawalStepsProps) {
  const { t } = useTranslation();
  return (
    <StepBar
      label={t('money.way')}
      steps={[t('money.amount'), t('money.submit.withdraw')]}
      current={phase === 'review' ? 1 : 0}
    />
  );
});

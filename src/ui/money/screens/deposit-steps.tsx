import { StepBar } from '../../forms/antd/step-bar';
import { useTranslation } from '../../i18n/texts';

/** The steps of a deposit: amount, payment, completed. */
export function DepositSteps({ current }: { current: 0 | 1 }) {
  const { t } = useTranslation();
  return (
    <StepBar
      label={t('money.way')}
      steps={[t('money.amount'), t('money.payment'), t('money.state.completed')]}
      current={current}
    />
  );
}

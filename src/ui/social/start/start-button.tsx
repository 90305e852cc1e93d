import { observer } from 'mobx-react-lite';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { SubmitButton } from '../../forms/antd/submit-button';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';

/** Starts the copy with its amount. */
export const StartButton = observer(function StartButton() {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { amount, currency, submission } = useStore(CopyFormStore);
  return (
    <SubmitButton testId="copy-submit" sending={submission.isSending}>
      {amount === undefined
        ? t('social.start.submit')
        : t('social.start.submitAmount', { amount: formatMoney(amount, currency) })}
    </SubmitButton>
  );
});

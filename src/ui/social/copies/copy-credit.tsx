import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CopyCreditStore } from '../../../application/social/copy-credit-store';
import { TextButton } from '../../forms/antd/text-button';
import { FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { CreditLoss } from '../../money/parts/credit-loss';

interface CopyCreditProps {
  fromLogin: number | undefined;
  /** Undefined while it cannot be read, or nothing leaves the account. */
  amount: string | undefined;
}

/** The bonus credit that the account loses with an amount for a copy, calculated as for withdrawals. */
export const CopyCredit = observer(function CopyCredit({ amount, fromLogin }: CopyCreditProps) {
  const { t } = useTranslation();
  const { quoting } = useStore(CopyCreditStore);
  useEffect(() => {
    quoting.setRequest(amount === undefined || fromLogin === undefined ? null : { fromLogin, amount });
  }, [amount, fromLogin, quoting]);
  useEffect(() => () => quoting.leave(), [quoting]);
  const { problem, quote } = quoting;
  if (problem)
    return (
      <FormProblemNotice problem={problem}>
        <TextButton testId="copy-requote" onClick={() => void quoting.renew()}>
          {t('common.retry')}
        </TextButton>
      </FormProblemNotice>
    );
  return quote && <CreditLoss amount={quote.creditLoss} currency={quote.currency} />;
});

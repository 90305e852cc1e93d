import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../../application/stores/money-form-store';
import type { Account } from '../../../../domain/accounts/account';
import { Amount } from '../../../components/amount';
import { Facts } from '../../../components/facts';
import { SubmitButton } from '../../../forms/antd/submit-button';
import { FormNotice } from '../../../forms/form-notice';
import { SubmitForm } from '../../../forms/submit-form';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';
import { nameOf } from '../../../components/account-name';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import { useMoneyText } from '../../../forms/money/amount-texts';
import { CodeField } from '../../../forms/money/code-field';
import styles from '../../../forms/money/money-page.module.css';
import { Problem } from '../../../forms/money/problem';
import { QuoteLines } from '../../../forms/money/quote-lines';

/** A withdrawal is looked at once more before it is sent, with the code of the second factor where one is asked for. */
export const WithdrawReview = observer(function WithdrawReview({ account }: { account: Account }) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const money = useMoneyText();
  const { deviceIssue, issues, limits, method, network, quoting, sending, takesPasskey } = store;
  const { codeIssue, submission } = sending;
  const amount = store.amount ?? '0';
  const { currency } = limits;
  const to = [method?.title ?? (method && t(`money.kind.${method.kind}`)), network?.title]
    .filter(Boolean)
    .join(' · ');
  const facts = [
    { key: 'from', label: t('money.fromAccount'), value: <bdi>{nameOf(account)}</bdi> },
    {
      key: 'to',
      label: t('money.to'),
      value: (
        <>
          <bdi>{to}</bdi>
          {method?.needsAddress && (
            <div>
              <bdi dir="ltr">{store.typed('destination').trim()}</bdi>
            </div>
          )}
        </>
      ),
    },
  ];
  return (
    <SubmitForm
      issues={{ ...issues, code: codeIssue }}
      testId="money-review"
      onSubmit={() => void store.submit()}
    >
      <Problem
        sending={store.sending}
        requests={accountAddress(store.login)}
        onAnew={() => store.startAnew()}
      />
      <h2 className={styles['lead']}>{t('money.reviewTitle')}</h2>
      <p className={styles['hero']}>
        <Amount value={amount} currency={currency} />
      </p>
      <Facts facts={facts} />
      <QuoteLines move="withdraw" quoting={quoting} amountIssue={store.amountIssue} />
      <CodeField sending={sending}>
        {takesPasskey && (
          <Button
            disabled={submission.sending}
            data-testid="money-passkey"
            onClick={() => void store.submit('passkey')}
          >
            {t('profile.passkeys.use')}
          </Button>
        )}
        {deviceIssue && <FormNotice tone="error">{t(`profile.passkeys.issue.${deviceIssue}`)}</FormNotice>}
      </CodeField>
      <div className={styles['buttons']}>
        <SubmitButton testId="money-submit" sending={submission.sending}>
          {quoting.before
            ? t('money.submitNewRate.withdraw')
            : t('money.submitAmount.withdraw', { amount: money(amount, currency) })}
        </SubmitButton>
        <Button type="text" size="large" data-testid="money-review-back" onClick={() => store.back()}>
          {t('money.back')}
        </Button>
      </div>
      <p className={styles['note']}>{t('money.once.withdraw')}</p>
    </SubmitForm>
  );
});

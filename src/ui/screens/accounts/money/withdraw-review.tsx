import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../../application/stores/money-form-store';
import type { Account } from '../../../../domain/accounts/account';
import { Amount } from '../../../components/amount';
import { Facts } from '../../../components/facts';
import { SubmitButton } from '../../../forms/antd/submit-button';
import { TextInput } from '../../../forms/antd/text-input';
import { Field } from '../../../forms/field';
import { FormNotice } from '../../../forms/form-notice';
import { SubmitForm } from '../../../forms/submit-form';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';
import { nameOf } from '../account-name';
import { useMoneyText } from './amount-texts';
import styles from './money-page.module.css';
import { Problem } from './problem';
import { QuoteLines } from './quote-lines';

/** A withdrawal is looked at once more before it is sent, with the code of the second factor where one is asked for. */
export const WithdrawReview = observer(function WithdrawReview({ account }: { account: Account }) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const money = useMoneyText();
  const { deviceIssue, issues, limits, method, network, quoting, sending, takesPasskey } = store;
  const { asksCode, codeIssue, submission } = sending;
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
      <Problem />
      <h2 className={styles['lead']}>{t('money.reviewTitle')}</h2>
      <p className={styles['hero']}>
        <Amount value={amount} currency={currency} />
      </p>
      <Facts facts={facts} />
      <QuoteLines />
      {asksCode && (
        <div className={styles['code']}>
          <Field
            id="money-code"
            label={t('money.code')}
            hint={t('money.codeHint')}
            error={codeIssue && t(`money.issue.code.${codeIssue}`)}
          >
            <TextInput
              dir="ltr"
              autoFocus
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={32}
              value={sending.code}
              onChange={(typed) => sending.typeCode(typed)}
            />
          </Field>
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
        </div>
      )}
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

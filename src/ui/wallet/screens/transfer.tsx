import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WalletFormStore } from '../../../application/wallet/wallet-form-store';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { Field, FieldGroup } from '../../forms/field';
import { FormNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { accountName } from '../../components/figures/account-name';
import { AmountField } from '../../money/parts/amount-field';
import { useMoneyText } from '../../money/parts/amount-texts';
import { EffectTable } from '../../money/parts/money-effect-preview';
import money from '../../money/parts/money-page.module.css';
import { OrderProblem } from '../../money/parts/order-problem';
import { QuoteLines } from '../../money/parts/quote-lines';
import styles from './wallet.module.css';

const DIRECTIONS = ['toAccount', 'toWallet'] as const;

/** A transfer between the wallet and a trading account, at the rate of a quote. */
export const Transfer = observer(function Transfer() {
  const store = useStore(WalletFormStore);
  const requestedAsset = useSearchParams()[0].get('asset');
  useEffect(() => {
    const leave = store.open('transfer');
    if (requestedAsset !== null) store.order.set('asset', requestedAsset);
    return leave;
  }, [store, requestedAsset]);
  return (
    <div className={styles['form']}>
      <Fields />
      <Effect />
    </div>
  );
});

const Fields = observer(function Fields() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  const store = useStore(WalletFormStore);
  const { accounts, assets, order } = store;
  const { amount, issues, limits, quoting, sending, terms } = order;
  const { account: selectedAccount, asset, direction } = terms;
  const isOut = direction === 'toAccount';
  const submit =
    amount === undefined
      ? t('money.submit.transfer')
      : quoting.previousQuote
        ? t('money.submitNewRate.transfer')
        : t('money.submitAmount.transfer', { amount: formatMoney(amount, limits.currency) });
  return (
    <SubmitForm
      testId="wallet-transfer-form"
      unsentText="stored"
      issues={{ ...issues, problem: quoting.problem ?? undefined }}
      onSubmit={() => void store.submit()}
    >
      <OrderProblem
        sending={sending}
        requestsAddress={walletPage('history')}
        onStartAgain={() => order.restart()}
      />
      <FieldGroup id="wallet-direction" label={t('wallet.transfer.direction')}>
        <ChoiceInput
          name="wallet-direction"
          choices={DIRECTIONS.map((value) => ({ value, label: t(`wallet.transfer.${value}`) }))}
          value={isOut ? 'toAccount' : 'toWallet'}
          onChange={(value) => order.set('direction', value)}
        />
      </FieldGroup>
      <Field
        id="wallet-transfer-asset"
        label={t('wallet.asset')}
        error={issues.asset && t('wallet.issue.asset')}
      >
        <SelectInput
          value={asset?.asset ?? ''}
          choices={assets.map((item) => ({
            value: item.asset,
            label: [item.asset, item.available && numbers.exact(item.available)].filter(Boolean).join(' · '),
          }))}
          onChange={(code) => order.set('asset', code)}
        />
      </Field>
      <Field
        id="wallet-transfer-account"
        label={t(isOut ? 'money.toAccount' : 'money.fromAccount')}
        error={issues.login && t('wallet.issue.login')}
        hint={accounts.length === 0 ? t('wallet.transfer.noAccount') : undefined}
      >
        <SelectInput
          value={selectedAccount ? String(selectedAccount.login) : ''}
          choices={accounts.map((account) => ({
            value: String(account.login),
            label: [...new Set([accountName(account), String(account.login), account.currency])].join(' · '),
          }))}
          onChange={(login) => order.set('login', login)}
        />
      </Field>
      <AmountField name="wallet" order={order} />
      <QuoteLines move="transfer" quoting={quoting} amountIssue={order.amountIssue} />
      {issues.quote && !quoting.problem && (
        <FormNotice tone="info">{t('wallet.transfer.quoteComes')}</FormNotice>
      )}
      <SubmitButton testId="wallet-submit-order" sending={sending.isSending}>
        {submit}
      </SubmitButton>
      <p className={money['note']}>{t('money.once.transfer')}</p>
    </SubmitForm>
  );
});

/** The effect of the transfer on the trading account, from the quote. */
const Effect = observer(function Effect() {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { quoting, terms } = useStore(WalletFormStore).order;
  const { account, asset } = terms;
  const { isFetching, quote } = quoting;
  return (
    <section aria-busy={isFetching} data-testid="wallet-effect">
      {account && quote?.account && <EffectTable account={account} effect={quote.account} />}
      {quote?.availableAfter && asset && (
        <p className={money['note']}>
          {t('wallet.transfer.leaves', { amount: formatMoney(quote.availableAfter, asset.asset) })}
        </p>
      )}
      {quote?.warnings.includes('marginCall') && (
        <FormNotice tone="error">{t('money.belowMarginCall')}</FormNotice>
      )}
      <p className={money['note']}>{t(quote ? 'money.pricesMove' : 'money.effectLater')}</p>
    </section>
  );
});

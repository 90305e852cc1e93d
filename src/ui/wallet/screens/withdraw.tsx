import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { WalletFormStore } from '../../../application/wallet/wallet-form-store';
import { instantOf } from '../../../domain/kernel/instant';
import { shortAddress } from '../../../domain/money/short-address';
import type { SavedAddress, Wallet } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { Field } from '../../forms/field';
import { FormNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AmountField } from '../../money/parts/amount-field';
import { useMoneyText } from '../../money/parts/amount-texts';
import money from '../../money/parts/money-page.module.css';
import { DecisionTime } from '../../money/parts/decision-time';
import { OrderProblem } from '../../money/parts/order-problem';
import { QuoteLines } from '../../money/parts/quote-lines';
import { NextStepList } from '../../money/parts/next-step-list';
import { WithdrawalReviewForm } from '../../money/parts/withdrawal-review-form';
import { WithdrawalSteps } from '../../money/parts/withdrawal-steps';
import { Verbatim } from '../../components/text/verbatim';
import styles from './wallet.module.css';

/** A withdrawal from the wallet to a saved address: form, review, and sending. */
export const Withdraw = observer(function Withdraw({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const store = useStore(WalletFormStore);
  useEffect(() => store.open('withdraw'), [store]);
  const until = instantOf(store.order.sending.heldUntil ?? wallet.withdrawals?.heldUntil ?? null);
  if (until !== null)
    return (
      <FormNotice tone="info">
        <Sentence textKey="wallet.withdraw.held" parts={{ time: <Time instant={until} /> }} />
      </FormNotice>
    );
  return (
    <FreshPanel remote={store.book} onRetry={() => store.retryBook()} failedTitle={t('wallet.book.failed')}>
      {({ addresses }) =>
        addresses.every(({ state }) => state !== 'usable') ? (
          <NoAddress addresses={addresses} />
        ) : (
          <>
            <div className={money['steps']}>
              <WithdrawalSteps order={store.order} />
            </div>
            <div className={styles['form']}>
              {store.order.phase === 'review' ? <Review /> : <Fields />}
              <NextSteps wallet={wallet} />
            </div>
          </>
        )
      }
    </FreshPanel>
  );
});

/** Shown if the client has no usable address, or none yet. */
function NoAddress({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { t } = useTranslation();
  const waitingAddresses = addresses.filter(({ state }) => state === 'waiting');
  const earliestInstant = Math.min(
    ...waitingAddresses.map(({ usableFrom }) => instantOf(usableFrom) ?? Infinity),
  );
  return (
    <EmptyNote
      title={t('wallet.withdraw.nowhere')}
      text={t('wallet.withdraw.nowhereHelp')}
      testId="wallet-nowhere"
    >
      {Number.isFinite(earliestInstant) && (
        <p>
          <Sentence
            textKey="wallet.withdraw.firstFrom"
            parts={{ time: <Time instant={earliestInstant} /> }}
          />
        </p>
      )}
      <Link to={walletPage('addresses')}>{t('wallet.add.title')}</Link>
    </EmptyNote>
  );
}

const Fields = observer(function Fields() {
  const { t } = useTranslation();
  const store = useStore(WalletFormStore);
  const { addresses, order } = store;
  const { issues, quoting, sending } = order;
  const choices = addresses
    .filter(({ state }) => state === 'usable')
    .map(({ addressId, label, asset, address, networkTitle, network }) => ({
      value: addressId,
      label: [label, `${asset}, ${networkTitle ?? network}`, shortAddress(address)].join(' · '),
    }));
  return (
    <SubmitForm
      testId="wallet-withdraw-form"
      unsentText="stored"
      issues={{ ...issues, quote: quoting.problem ?? undefined }}
      onSubmit={() => void store.submit()}
    >
      <OrderProblem
        sending={sending}
        requestsAddress={walletPage('history')}
        onStartAgain={() => order.restart()}
      />
      <Field
        id="wallet-to"
        label={t('money.to')}
        aside={<Link to={walletPage('addresses')}>{t('wallet.add.title')}</Link>}
        error={issues.address && t('wallet.issue.address')}
      >
        <SelectInput
          value={order.terms.address?.addressId ?? ''}
          choices={choices}
          onChange={(addressId) => order.set('address', addressId)}
        />
      </Field>
      <AmountField name="wallet" order={order} />
      <QuoteLines move="withdraw" quoting={quoting} amountIssue={order.amountIssue} />
      <SubmitButton testId="wallet-submit-order" sending={sending.isSending}>
        {t('money.submit.withdraw')}
      </SubmitButton>
      <p className={money['note']}>{t('money.once.withdraw')}</p>
    </SubmitForm>
  );
});

/** The last check before sending. */
const Review = observer(function Review() {
  const { t } = useTranslation();
  const store = useStore(WalletFormStore);
  const { address } = store.order.terms;
  const facts = [
    {
      key: 'to',
      label: t('money.to'),
      value: address && (
        <>
          <Verbatim dir="auto">{address.label}</Verbatim>
          <div>
            <Verbatim className={styles['code']}>{address.address}</Verbatim>
          </div>
        </>
      ),
    },
    {
      key: 'network',
      label: t('money.network'),
      value: address && <Verbatim dir="auto">{address.networkTitle ?? address.network}</Verbatim>,
    },
    ...(address?.memo
      ? [{ key: 'memo', label: t('money.memo'), value: <Verbatim>{address.memo}</Verbatim> }]
      : []),
  ];
  return (
    <WithdrawalReviewForm
      name="wallet"
      order={store.order}
      facts={facts}
      requestsAddress={walletPage('history')}
      unsentText="stored"
      onSubmit={(proofKind) => void store.submit(proofKind)}
    />
  );
});

const NextSteps = observer(function NextSteps({ wallet: { withdrawals } }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { quote } = useStore(WalletFormStore).order.quoting;
  const limitLeft = quote?.limitLeft ?? withdrawals?.left ?? null;
  const currency = quote?.limitCurrency ?? withdrawals?.currency ?? null;
  return (
    <NextStepList
      steps={[
        { time: t('money.now'), text: t('wallet.withdraw.now') },
        { time: <DecisionTime quote={quote} />, text: t('money.next.withdraw.then') },
        { time: t('money.state.sent'), text: t('wallet.withdraw.last') },
      ]}
    >
      {limitLeft !== null && currency !== null && (
        <p className={money['note']}>
          {t('wallet.withdraw.left', { amount: formatMoney(limitLeft, currency) })}
        </p>
      )}
    </NextStepList>
  );
});

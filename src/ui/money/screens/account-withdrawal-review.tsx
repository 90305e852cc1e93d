import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { bankAccountInFours } from '../../../domain/kernel/identifiers/bank-account';
import { accountName } from '../../components/figures/account-name';
import { WithdrawalReviewForm } from '../parts/withdrawal-review-form';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import { UnsentText } from '../../forms/unsent-text';

/** A withdrawal from an account before it is sent. */
export const AccountWithdrawalReview = observer(function AccountWithdrawalReview({
  account,
}: {
  account: Account;
}) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const { method, network } = store.order.terms;
  const to = [method?.title ?? (method && t(`money.kind.${method.kind}`)), network?.title]
    .filter(Boolean)
    .join(' · ');
  const facts = [
    {
      key: 'from',
      label: t('money.fromAccount'),
      value: <Verbatim dir="auto">{accountName(account)}</Verbatim>,
    },
    {
      key: 'to',
      label: t('money.to'),
      value: (
        <>
          <Verbatim dir="auto">{to}</Verbatim>
          {method?.needsAddress && (
            <div>
              <Verbatim>{bankAccountInFours(store.unstoredText('destination'))}</Verbatim>
            </div>
          )}
        </>
      ),
    },
  ];
  return (
    <WithdrawalReviewForm
      name="money"
      order={store.order}
      facts={facts}
      requestsAddress={accountAddress(store.login)}
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      onSubmit={(proofKind) => void store.submit(proofKind)}
    />
  );
});

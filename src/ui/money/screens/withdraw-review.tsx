import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { accountName } from '../../components/figures/account-name';
import { WithdrawalReview } from '../parts/withdrawal-review';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** A withdrawal from an account before it is sent. */
export const WithdrawReview = observer(function WithdrawReview({ account }: { account: Account }) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const { method, network } = store.order.terms;
  const to = [method?.title ?? (method && t(`money.kind.${method.kind}`)), network?.title]
    .filter(Boolean)
    .join(' · ');
  const facts = [
    { key: 'from', label: t('money.fromAccount'), value: <bdi>{accountName(account)}</bdi> },
    {
      key: 'to',
      label: t('money.to'),
      value: (
        <>
          <bdi>{to}</bdi>
          {method?.needsAddress && (
            <div>
              <bdi dir="ltr">{store.secretText('destination').trim()}</bdi>
            </div>
          )}
        </>
      ),
    },
  ];
  return (
    <WithdrawalReview
      name="money"
      order={store.order}
      facts={facts}
      requestsAddress={accountAddress(store.login)}
      onSubmit={(proofKind) => void store.submit(proofKind)}
    />
  );
});

import {
  AccountsState,
  Amount,
  EmptyNote,
  Facts,
  observer,
  PageHead,
  RemotePanel,
  useStore,
  useTexts,
} from '@portico/portal';
import { useEffect } from 'react';
import { feesFor, type Fee } from './fees';

/** Acme's fees for the client's accounts. */
export const FeesScreen = observer(function FeesScreen() {
  const { t } = useTexts();
  const accounts = useStore(AccountsState);
  useEffect(() => accounts.load(), [accounts]);
  return (
    <>
      <PageHead title={t('acme.fees.title')} />
      <RemotePanel
        remote={accounts.remote}
        onRetry={() => accounts.retry()}
        failedTitle={t('acme.fees.failed')}
      >
        {(list) => <Fees fees={feesFor(list.accounts.map(({ currency }) => currency))} />}
      </RemotePanel>
    </>
  );
});

function Fees({ fees }: { fees: readonly Fee[] }) {
  const { t } = useTexts();
  if (fees.length === 0)
    return <EmptyNote title={t('acme.fees.none')} text={t('acme.fees.noneHelp')} testId="no-fees" />;
  return (
    <Facts
      facts={fees.map(({ currency, withdrawal }) => ({
        key: currency,
        label: t('acme.fees.withdrawal', { currency }),
        value: <Amount value={withdrawal} currency={currency} />,
      }))}
    />
  );
}

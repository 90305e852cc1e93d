import { useEffect } from 'react';
import {
  AccountsState,
  Amount,
  Facts,
  observer,
  PageHead,
  RemotePanel,
  useStore,
  useTexts,
} from '../../../src/public-api';

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
        {(list) => (
          <Facts
            facts={list.accounts.map(({ login, balance, currency }) => ({
              key: String(login),
              label: String(login),
              value: <Amount value={balance} currency={currency} />,
            }))}
          />
        )}
      </RemotePanel>
    </>
  );
});

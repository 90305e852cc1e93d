import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isMissing } from '../../../application/remote/remote';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import { instantOf } from '../../../domain/kernel/instant';
import type { MoneyMove } from '../../../domain/accounts/money-move';
import { RemotePanel } from '../../components/panels/remote-panel';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { MoneyEffectPreview } from '../parts/money-effect-preview';
import { DepositSteps } from './deposit-steps';
import { MoneyFields } from './money-fields';
import styles from '../parts/money-page.module.css';
import { NextSteps } from './next-steps';
import { WithdrawalSteps } from '../parts/withdrawal-steps';
import { AccountWithdrawalReview } from './account-withdrawal-review';

interface MoneyFormProps {
  move: MoneyMove;
  account: Account;
}

/** The form of a money move. It waits for the gateway's methods, except for a transfer. */
export const MoneyForm = observer(function MoneyForm({ move, account }: MoneyFormProps) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const { login } = account;
  useEffect(() => store.open(move, login), [store, move, login]);
  const { methods } = store;
  if (move === 'transfer') return <Columns account={account} />;
  if (isMissing(methods)) return <FormNotice tone="info">{t(`money.notOffered.${move}`)}</FormNotice>;
  return (
    <RemotePanel
      remote={methods}
      onRetry={() => store.retry()}
      failedTitle={t('money.methodsFailed')}
      failedHelp={t('clientArea.failedHelp')}
    >
      {({ methods: offeredMethods, heldUntil }) => {
        const until = instantOf(store.order.sending.heldUntil ?? heldUntil);
        if (until !== null)
          return (
            <FormNotice tone="info">
              <Sentence textKey="money.held" parts={{ time: <Time instant={until} /> }} />
            </FormNotice>
          );
        if (offeredMethods.length === 0)
          return <FormNotice tone="info">{t(`money.notOffered.${move}`)}</FormNotice>;
        return <Columns account={account} />;
      }}
    </RemotePanel>
  );
});

const Columns = observer(function Columns({ account }: { account: Account }) {
  const { move, order } = useStore(MoneyFormStore);
  return (
    <>
      {move !== 'transfer' && (
        <div className={styles['steps']}>
          {move === 'deposit' ? <DepositSteps current={0} /> : <WithdrawalSteps order={order} />}
        </div>
      )}
      <div className={styles['split']}>
        {order.phase === 'review' ? (
          <AccountWithdrawalReview account={account} />
        ) : (
          <MoneyFields account={account} />
        )}
        <div className={styles['aside']}>
          <MoneyEffectPreview account={account} />
          <NextSteps account={account} />
        </div>
      </div>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import { dataOf } from '../../../application/remote/remote';
import type { Account } from '../../../domain/accounts/account';
import { accountName } from '../../components/figures/account-name';
import { DecisionTime } from '../parts/decision-time';
import styles from '../parts/money-page.module.css';
import { NextStepList } from '../parts/next-step-list';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The steps after the submit, with the duration of the method. */
export const NextSteps = observer(function NextSteps({ account }: { account: Account }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { methods, move, order } = useStore(MoneyFormStore);
  const { method } = order.terms;
  const waitHours = move === 'withdraw' ? (dataOf(methods)?.waitHours ?? 0) : 0;
  const kind = move === 'deposit' && method?.kind === 'crypto' ? 'asset' : move;
  const name = accountName(account);
  const time = method?.time && <bdi>{method.time}</bdi>;
  const [now, then] = [t(`money.next.${kind}.now`, { name }), t(`money.next.${kind}.then`, { name })];
  return (
    <NextStepList
      steps={[
        { time: t('money.now'), text: now },
        {
          time:
            kind === 'withdraw' ? (
              <DecisionTime quote={order.quoting.quote} waitHours={waitHours} />
            ) : (
              time || t('money.next.later')
            ),
          text: then,
        },
        ...(kind === 'withdraw'
          ? [{ time: time || t('money.state.completed'), text: t('money.next.withdraw.last') }]
          : []),
      ]}
    >
      {waitHours > 0 && (
        <p className={styles['note']}>{t('money.newDestination', { hours: numbers.integer(waitHours) })}</p>
      )}
    </NextStepList>
  );
});

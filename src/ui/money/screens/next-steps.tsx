import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import { accountName } from '../../components/figures/account-name';
import { DecisionTime } from '../parts/decision-time';
import { NextStepList } from '../parts/next-step-list';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The steps after the submit, with the duration of the method. */
export const NextSteps = observer(function NextSteps({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { move, order } = useStore(MoneyFormStore);
  const { method } = order.terms;
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
              <DecisionTime quote={order.quoting.quote} />
            ) : (
              time || t('money.next.later')
            ),
          text: then,
        },
        ...(kind === 'withdraw'
          ? [{ time: time || t('money.state.completed'), text: t('money.next.withdraw.last') }]
          : []),
      ]}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import { nameOf } from '../../components/figures/account-name';
import { DecidedBy } from '../parts/decided-by';
import { WhatNext } from '../parts/what-next';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** What comes after the button, and how long the method takes. */
export const NextSteps = observer(function NextSteps({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { method, move, order } = useStore(MoneyFormStore);
  const way = move === 'deposit' && method?.kind === 'crypto' ? 'asset' : move;
  const name = nameOf(account);
  const time = method?.time && <bdi>{method.time}</bdi>;
  const [now, then] = [t(`money.next.${way}.now`, { name }), t(`money.next.${way}.then`, { name })];
  return (
    <WhatNext
      steps={[
        { when: t('money.now'), what: now },
        {
          when:
            way === 'withdraw' ? <DecidedBy quote={order.quoting.quote} /> : time || t('money.next.later'),
          what: then,
        },
        ...(way === 'withdraw'
          ? [{ when: time || t('money.state.completed'), what: t('money.next.withdraw.last') }]
          : []),
      ]}
    />
  );
});

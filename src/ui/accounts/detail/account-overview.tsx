import { observer } from 'mobx-react-lite';
import type { Account } from '../../../domain/accounts/account';
import { marginHealth } from '../../../domain/accounts/margin-health';
import { Amount } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { MarginLevel } from '../../components/figures/margin-level';
import { Profit } from '../../components/figures/profit';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { NoFigures, noFiguresReason, RetryFigures } from '../list/no-figures';
import { AccountAbout } from './account-about';
import styles from './account-overview.module.css';
import { EquityCurve } from './equity-curve';
import { Runway } from './runway';

/** The figures of an account, its distance to the margin call, and its facts. */
export const AccountOverview = observer(function AccountOverview({ account }: { account: Account }) {
  const reason = noFiguresReason(account);
  return (
    <>
      {reason ? (
        <div className={styles['message']}>
          <NoFigures reason={reason} />
          {reason === 'missing' && <RetryFigures />}
        </div>
      ) : (
        <>
          <Figures account={account} />
          <div className={styles['sides']}>
            <EquityCurve account={account} />
            <Runway account={account} />
          </div>
        </>
      )}
      <AccountAbout account={account} />
    </>
  );
});

function Figures({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { currency, equity, balance, credit, floatingPl, margin, freeMargin, marginLevel } = account;
  const amount = (value: string | null) => <Amount value={value} currency={currency} />;
  const figures: KeyFigure[] = [
    {
      key: 'equity',
      caption: t('accounts.equity'),
      value: amount(equity),
      note: (
        <Sentence
          textKey="account.balanceAndCredit"
          parts={{
            balance: <Amount withoutCode value={balance} currency={currency} />,
            credit: <Amount withoutCode value={credit} currency={currency} />,
          }}
        />
      ),
    },
    {
      key: 'floatingPl',
      caption: t('accounts.floatingPl'),
      value: <Profit value={floatingPl} currency={currency} />,
    },
    { key: 'margin', caption: t('accounts.marginUsed'), value: amount(margin) },
    {
      key: 'freeMargin',
      caption: t('accounts.freeMargin'),
      value: amount(freeMargin),
      note: t('account.forNewPositions'),
    },
    {
      key: 'marginLevel',
      caption: t('accounts.marginLevel'),
      value: (
        <span className={styles['level']}>
          <MarginLevel value={marginLevel} health={marginHealth(account)} />
        </span>
      ),
      note: <Levels account={account} />,
    },
  ];
  return <KeyFigures figures={figures} />;
}

function Levels({ account: { marginCallLevel, stopOutLevel } }: { account: Account }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (marginCallLevel === null || stopOutLevel === null) return null;
  const percent = (level: string) => `\u2066${numbers.shortPercent(level)}\u2069`;
  return t('account.levels', { call: percent(marginCallLevel), out: percent(stopOutLevel) });
}

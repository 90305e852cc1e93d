import type { Account } from '../../../domain/accounts/account';
import type { MarginHealth } from '../../../domain/accounts/margin-health';
import { Amount } from '../../components/figures/amount';
import { MarginLevel } from '../../components/figures/margin-level';
import { Profit } from '../../components/figures/profit';
import { useTranslation } from '../../i18n/texts';
import styles from './account-cells.module.css';

/** Figures with more characters (as sent, `123456789.00`) need wider columns. */
const LONG_FIGURE_LENGTH = 11;

/** The figures of a card beside its equity. */
export function AccountCells({ account, health }: { account: Account; health: MarginHealth }) {
  const { t } = useTranslation();
  const { currency, balance, margin, freeMargin, floatingPl, marginLevel } = account;
  const isLong = [balance, margin, freeMargin, floatingPl].some(
    (figure) => (figure?.length ?? 0) > LONG_FIGURE_LENGTH,
  );
  return (
    <dl className={`${styles['cells']} ${isLong ? styles['long'] : ''}`}>
      <div>
        <dt>{t('accounts.floatingPl')}</dt>
        <dd>
          <Profit value={floatingPl} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('accounts.freeMargin')}</dt>
        <dd>
          <Amount withoutCode value={freeMargin} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('accounts.marginLevel')}</dt>
        <dd>
          <MarginLevel value={marginLevel} health={health} />
        </dd>
      </div>
      <div>
        <dt>{t('accounts.balance')}</dt>
        <dd>
          <Amount withoutCode value={balance} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('accounts.marginUsed')}</dt>
        <dd>
          <Amount withoutCode value={margin} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

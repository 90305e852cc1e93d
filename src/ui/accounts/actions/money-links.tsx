import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { moneyAddress } from '../../../domain/accounts/money-move';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './money-links.module.css';
import buttons from '../../components/plain-button.module.css';

/** Links to deposit and withdraw, each with the suggested account; the form offers the other accounts. */
export const MoneyLinks = observer(function MoneyLinks() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { suggestedAccounts } = useStore(AccountsStore);
  const link = (move: 'deposit' | 'withdraw', kind = '') => {
    const account = suggestedAccounts[move];
    return (
      account && (
        <Link to={moneyAddress(move, account.login)} className={`${buttons['button']} ${kind}`}>
          {t(`money.move.${move}`)}
        </Link>
      )
    );
  };
  const deposit = link('deposit', buttons['primary']);
  if (!deposit) return null;
  return (
    <div className={styles['links']} data-testid="accounts-money">
      {isPhone && deposit}
      {link('withdraw')}
      {!isPhone && deposit}
    </div>
  );
});

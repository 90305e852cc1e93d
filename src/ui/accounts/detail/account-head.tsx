import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { marginHealth } from '../../../domain/accounts/margin-health';
import { canMoveMoney, MONEY_MOVES, moneyAddress } from '../../../domain/accounts/money-move';
import { Chip } from '../../components/chip';
import { CopyButton } from '../../components/copy-button';
import { Login } from '../../components/figures/login';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountChips } from '../list/account-chips';
import { AccountMenu } from '../actions/account-menu';
import { accountName } from '../../components/figures/account-name';
import { FiguresTime } from '../totals/figures-time';
import { useTradeTarget } from '../actions/trade-entries';
import { TradeLink } from '../actions/trade-link';
import { Verbatim } from '../../components/text/verbatim';
import buttons from '../../components/plain-button.module.css';
import { BackLink } from '../../components/page/back-link';
import styles from './account-head.module.css';

interface AccountHeadProps {
  login: number;
  account: Account | undefined;
}

/** Back link, the account's name with its state chips, and the login and server to sign in with. */
export const AccountHead = observer(function AccountHead({ login, account }: AccountHeadProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  return (
    <div className={styles['head']}>
      <BackLink to="/accounts" testId="account-back">
        {t('accounts.title')}
      </BackLink>
      <div className={styles['title']}>
        <h1 tabIndex={-1}>
          <Verbatim dir="auto">{account ? accountName(account) : <Login login={login} />}</Verbatim>
        </h1>
        {account && <State account={account} />}
        {account && <Actions account={account} />}
      </div>
      <div className={styles['facts']}>
        <span className={styles['fact']}>
          {t('platform.login')}{' '}
          <b>
            <Login login={login} />
          </b>
          <CopyButton
            label={t('accounts.copyLoginOf', { login })}
            onCopy={() => void store.copyLogin(login)}
          />
        </span>
        {account?.server && <Server server={account.server} />}
        <FiguresTime />
      </div>
    </div>
  );
});

function Server({ server }: { server: string }) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  return (
    <span className={styles['fact']}>
      {t('platform.server')}{' '}
      <b>
        <Verbatim dir="auto">{server}</Verbatim>
      </b>
      <CopyButton label={t('platform.copyServer', { server })} onCopy={() => void store.copyServer(server)} />
    </span>
  );
}

/** Chips of the account's state. Full rights and "archived" are shown on this page only. */
function State({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { rights, status } = account;
  return (
    <>
      {status === 'archived' && <Chip>{t('account.archived')}</Chip>}
      {rights === 'full' && status !== 'archived' && (
        <Chip tone="success" icon={<CheckCircleOutlined />}>
          {t('account.fullRights')}
        </Chip>
      )}
      <AccountChips account={account} health={marginHealth(account)} />
    </>
  );
}

/** Links to the terminal and, for accounts with real money, to the money forms. */
function Actions({ account }: { account: Account }) {
  const { t } = useTranslation();
  const target = useTradeTarget(account);
  return (
    <div className={styles['actions']} data-paper="off">
      {target && <TradeLink target={target} account={accountName(account)} />}
      {canMoveMoney(account) &&
        MONEY_MOVES.map((move) => (
          <Link
            key={move}
            to={moneyAddress(move, account.login)}
            className={`${buttons['button']} ${move === 'deposit' ? buttons['primary'] : ''}`}
          >
            {t(`money.move.${move}`)}
          </Link>
        ))}
      <AccountMenu large account={account} />
    </div>
  );
}

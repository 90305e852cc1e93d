import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { displayName, type Account } from '../../../domain/accounts/account';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { Login } from './login';
import { Verbatim } from '../text/verbatim';
import styles from './account-name.module.css';

/** The client's name for the account, else its login. */
export function accountName(account: Account): string {
  return displayName(account) || String(account.login);
}

/** The name of an account, linked to its page. */
export function AccountLink({ account }: { account: Account }) {
  return (
    <Link to={accountAddress(account.login)} className={styles['link']}>
      <Verbatim dir="auto">{accountName(account)}</Verbatim>
    </Link>
  );
}

/** Login, platform, server and leverage, in one unobtrusive line under the name. */
export function AccountFacts({ account }: { account: Account }) {
  const { login, platform, server, leverage } = account;
  const facts = [platform, server, leverage === null ? null : `1:${leverage}`].filter(
    (fact) => fact !== null,
  );
  return (
    <Verbatim className={styles['facts']}>
      <Login login={login} />
      {facts.map((fact) => (
        <Fragment key={fact}>
          {' · '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </Verbatim>
  );
}

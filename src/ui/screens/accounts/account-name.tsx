import { Fragment } from 'react';
import { displayName, type Account } from '../../../domain/accounts/account';
import styles from './account-name.module.css';

/** What the client calls the account, else its login. */
export function nameOf(account: Account): string {
  return displayName(account) || String(account.login);
}

/** A login in groups of four digits from its end, `5012 8841`; the gaps are not text, so that it is copied and found whole. */
export function Login({ login }: { login: number }) {
  const groups = String(login).split(/\B(?=(?:\d{4})+$)/);
  return (
    <bdi dir="ltr" className={styles['login']}>
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </bdi>
  );
}

/** Login, platform, server and leverage, in one quiet line under the name. */
export function AccountFacts({ account }: { account: Account }) {
  const { login, platform, server, leverage } = account;
  const facts = [platform, server, leverage === null ? null : `1:${leverage}`].filter(
    (fact) => fact !== null,
  );
  return (
    <bdi dir="ltr" className={styles['facts']}>
      <Login login={login} />
      {facts.map((fact) => (
        <Fragment key={fact}>
          {' · '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </bdi>
  );
}

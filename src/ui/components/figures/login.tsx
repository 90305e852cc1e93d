import styles from './login.module.css';
import { Verbatim } from '../text/verbatim';

/**
 * A login in groups of four digits, `5012 8841`. The gaps are not text, so that copying and searching find one number.
 */
export function Login({ login }: { login: number }) {
  const groups = String(login).split(/\B(?=(?:\d{4})+$)/);
  return (
    <Verbatim className={styles['login']}>
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </Verbatim>
  );
}

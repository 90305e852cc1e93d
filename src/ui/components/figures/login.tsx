import styles from './login.module.css';

/**
 * A login in groups of four digits from its end, `5012 8841`; the gaps are not text, so that it can be copied and
 * searched for whole.
 */
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

import { Login } from '../../components/figures/login';
import { useTranslation } from '../../i18n/texts';
import { NoFigures, RetryFigures } from './no-figures';
import card from './account-card.module.css';
import styles from './account-row.module.css';

interface UnreadableProps {
  /** The login, if it could be read. */
  login: number | null;
  index: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

const testIdOf = (login: number | null) => (login === null ? 'unreadable-account' : `account-${login}`);

/** Row of an item that could not be read; the other items are not affected (D4). */
export function UnreadableRow({ login, index, measure }: UnreadableProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      data-testid={testIdOf(login)}
      aria-rowindex={index + 2}
      className={styles['row']}
    >
      <th scope="row">
        <UnreadableName login={login} />
      </th>
      <td colSpan={6} className={styles['message']}>
        <NoFigures reason="unreadable" />
      </td>
      <td>
        <RetryFigures />
      </td>
    </tr>
  );
}

/** Card of an item that could not be read. */
export function UnreadableCard({ login, index, measure }: UnreadableProps) {
  return (
    <li ref={measure} data-index={index} data-testid={testIdOf(login)} className={card['card']}>
      <h2 className={card['name']}>
        <UnreadableName login={login} />
      </h2>
      <p>
        <NoFigures reason="unreadable" />
      </p>
      <RetryFigures large />
    </li>
  );
}

function UnreadableName({ login }: Pick<UnreadableProps, 'login'>) {
  const { t } = useTranslation();
  return (
    <span className={styles['name']}>{login === null ? t('accounts.unknown') : <Login login={login} />}</span>
  );
}

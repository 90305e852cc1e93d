import { Bone, several } from '../../components/panels/bone';
import styles from './books.module.css';

/** A list on its way. */
export function BookSkeleton() {
  return (
    <ul className={styles['cards']} aria-hidden="true">
      {several(6).map((row) => (
        <li key={row} className={styles['card']}>
          <Bone as="line" />
        </li>
      ))}
    </ul>
  );
}

import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import styles from './books.module.css';

/** Placeholder of a list. */
export function BookSkeleton() {
  return (
    <ul className={styles['cards']} aria-hidden="true">
      {range(6).map((row) => (
        <li key={row} className={styles['card']}>
          <SkeletonBlock shape="line" />
        </li>
      ))}
    </ul>
  );
}

import { Bone, several } from '../../components/panels/bone';
import sections from '../../components/page/page-sections.module.css';
import list from './message-list.module.css';
import styles from './message-row.module.css';

/** The first day, and its messages. */
export function NotificationsSkeleton() {
  return (
    <div className={list['days']}>
      <p className={list['day']}>
        <Bone />
      </p>
      <RowBones count={6} />
    </div>
  );
}

/** Messages of two lines. */
export function RowBones({ count }: { count: number }) {
  return (
    <div>
      {several(count).map((row) => (
        <div key={row} className={`${sections['row']} ${styles['message']}`}>
          <span />
          <div className={styles['words']}>
            <div className={styles['read']}>
              <Bone as="medium" />
            </div>
            <p className={styles['body']}>
              <Bone as="line" />
            </p>
          </div>
          <p className={`${sections['meta']} ${styles['meta']}`}>
            <Bone />
          </p>
        </div>
      ))}
    </div>
  );
}

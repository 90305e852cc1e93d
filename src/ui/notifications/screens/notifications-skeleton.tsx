import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import sections from '../../components/page/page-sections.module.css';
import list from './message-list.module.css';
import styles from './message-row.module.css';

/** Placeholder of the first day with its messages. */
export function NotificationsSkeleton() {
  return (
    <div className={list['days']}>
      <p className={list['day']}>
        <SkeletonBlock />
      </p>
      <MessageRowsSkeleton count={6} />
    </div>
  );
}

/** Placeholders of messages with two lines. */
export function MessageRowsSkeleton({ count }: { count: number }) {
  return (
    <div>
      {range(count).map((row) => (
        <div key={row} className={`${sections['row']} ${styles['message']}`}>
          <span />
          <div className={styles['words']}>
            <div className={styles['read']}>
              <SkeletonBlock shape="medium" />
            </div>
            <p className={styles['body']}>
              <SkeletonBlock shape="line" />
            </p>
          </div>
          <p className={`${sections['meta']} ${styles['meta']}`}>
            <SkeletonBlock />
          </p>
        </div>
      ))}
    </div>
  );
}

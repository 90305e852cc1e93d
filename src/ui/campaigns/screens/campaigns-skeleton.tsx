import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import sections from '../../components/page/page-sections.module.css';
import styles from './campaign-row.module.css';

/** Placeholder of campaigns: title and period, text, reward. */
export function CampaignsSkeleton() {
  return (
    <div className={sections['rows']}>
      {range(4).map((row) => (
        <div key={row} className={sections['row']}>
          <div className={styles['head']}>
            <div>
              <div className={styles['title']}>
                <SkeletonBlock shape="medium" />
              </div>
              <p className={sections['meta']}>
                <SkeletonBlock shape="medium" />
              </p>
            </div>
            <SkeletonBlock shape="control" />
          </div>
          <p className={sections['text']}>
            <SkeletonBlock shape="line" />
          </p>
          <p className={styles['reward']}>
            <SkeletonBlock />
          </p>
          <div className={styles['terms']}>
            <div className={styles['summary']}>
              <SkeletonBlock shape="word" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

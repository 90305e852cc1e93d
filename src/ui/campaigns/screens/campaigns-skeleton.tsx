import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import sections from '../../components/page/page-sections.module.css';
import parts from '../parts/parts.module.css';
import styles from './campaign-row.module.css';

/** Placeholder of campaigns: title and period, text, reward, link. */
export function CampaignsSkeleton() {
  return (
    <div className={sections['rows']}>
      {range(3).map((row) => (
        <div key={row} className={sections['row']}>
          <div className={styles['title']}>
            <SkeletonBlock shape="medium" />
          </div>
          <p className={sections['meta']}>
            <SkeletonBlock shape="medium" />
          </p>
          <p className={sections['text']}>
            <SkeletonBlock shape="line" />
          </p>
          <p className={parts['reward']}>
            <SkeletonBlock />
          </p>
          <p className={styles['more']}>
            <SkeletonBlock shape="word" />
          </p>
        </div>
      ))}
    </div>
  );
}

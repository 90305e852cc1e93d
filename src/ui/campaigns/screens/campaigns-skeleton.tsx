import { Bone, several } from '../../components/panels/bone';
import sections from '../../components/page/page-sections.module.css';
import styles from './campaign-row.module.css';

/** Campaigns: title and period, what it is about, the reward. */
export function CampaignsSkeleton() {
  return (
    <div className={sections['rows']}>
      {several(4).map((row) => (
        <div key={row} className={sections['row']}>
          <div className={styles['head']}>
            <div>
              <div className={styles['title']}>
                <Bone as="medium" />
              </div>
              <p className={sections['meta']}>
                <Bone as="medium" />
              </p>
            </div>
            <Bone as="control" />
          </div>
          <p className={sections['text']}>
            <Bone as="line" />
          </p>
          <p className={styles['reward']}>
            <Bone />
          </p>
          <div className={styles['terms']}>
            <div className={styles['summary']}>
              <Bone as="word" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

import { Bone, several } from '../../components/bone';
import sections from '../../components/page-sections.module.css';
import filter from './category-filter.module.css';
import styles from './message-row.module.css';

/** The filter, and messages of three lines. */
export function NotificationsSkeleton() {
  return (
    <>
      <div className={filter['filter']}>
        <div className={sections['line']}>
          {several(3).map((choice) => (
            <Bone key={choice} as="control" />
          ))}
        </div>
      </div>
      <div className={sections['rows']}>
        {several(5).map((row) => (
          <div key={row} className={`${sections['row']} ${styles['message']}`}>
            <div className={styles['words']}>
              <div className={styles['read']}>
                <Bone as="medium" />
              </div>
              <p className={sections['meta']}>
                <Bone />
              </p>
              <p className={sections['text']}>
                <Bone as="line" />
              </p>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

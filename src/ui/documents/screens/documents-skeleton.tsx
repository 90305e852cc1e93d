import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import sections from '../../components/page/page-sections.module.css';
import styles from '../parts/document-row.module.css';
import screen from './upload-documents-screen.module.css';

/** Placeholder of document rows: icon, name and file, state and date, action. */
export function DocumentsSkeleton() {
  return (
    <div className={`${sections['rows']} ${screen['list']}`}>
      {range(5).map((row) => (
        <div key={row} className={sections['row']}>
          <div className={styles['line']}>
            <span className={styles['icon']} />
            <div className={styles['name']}>
              <div>
                <SkeletonBlock />
              </div>
              <p className={sections['meta']}>
                <SkeletonBlock shape="medium" />
              </p>
            </div>
            <div>
              <div>
                <SkeletonBlock shape="word" />
              </div>
              <p className={sections['meta']}>
                <SkeletonBlock />
              </p>
            </div>
            <div className={styles['action']}>
              <SkeletonBlock shape="control" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

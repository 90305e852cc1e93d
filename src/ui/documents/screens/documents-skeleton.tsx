import { Bone, several } from '../../components/panels/bone';
import sections from '../../components/page/page-sections.module.css';
import styles from '../parts/document-row.module.css';
import screen from './upload-documents-screen.module.css';

/** Rows of documents: icon, name and file, state and date, what can be done. */
export function DocumentsSkeleton() {
  return (
    <div className={`${sections['rows']} ${screen['list']}`}>
      {several(5).map((row) => (
        <div key={row} className={sections['row']}>
          <div className={styles['line']}>
            <span className={styles['icon']} />
            <div className={styles['name']}>
              <div>
                <Bone />
              </div>
              <p className={sections['meta']}>
                <Bone as="medium" />
              </p>
            </div>
            <div>
              <div>
                <Bone as="word" />
              </div>
              <p className={sections['meta']}>
                <Bone />
              </p>
            </div>
            <div className={styles['action']}>
              <Bone as="control" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

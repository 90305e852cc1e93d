import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import field from '../../forms/field.module.css';
import styles from './application.module.css';

/** Placeholder of the steps, and of the fields of one step. */
export function ApplicationSkeleton() {
  return (
    <div className={styles['columns']}>
      <div className={styles['skeletonSteps']}>
        {range(7).map((step) => (
          <div key={step}>
            <SkeletonBlock />
          </div>
        ))}
      </div>
      <div>
        {range(5).map((row) => (
          <div key={row} className={field['field']}>
            <div className={field['line']}>
              <SkeletonBlock />
            </div>
            <SkeletonBlock shape="field" />
          </div>
        ))}
      </div>
    </div>
  );
}

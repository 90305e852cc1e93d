import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import sections from '../../components/page/page-sections.module.css';
import styles from './balances.module.css';

/** Placeholder of accounts with their balances. */
export function BalancesSkeleton() {
  return (
    <>
      <p className={`${sections['meta']} ${styles['asOf']}`}>
        <SkeletonBlock shape="medium" />
      </p>
      <div className={sections['rows']}>
        {range(4).map((row) => (
          <div key={row} className={styles['account']}>
            <div>
              <div>
                <SkeletonBlock />
              </div>
              <div className={sections['meta']}>
                <SkeletonBlock />
              </div>
            </div>
            <SkeletonBlock />
          </div>
        ))}
      </div>
    </>
  );
}

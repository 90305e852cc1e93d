import { Bone, several } from '../../components/panels/bone';
import sections from '../../components/page/page-sections.module.css';
import styles from './balances.module.css';

/** Accounts with what is on them. */
export function BalancesSkeleton() {
  return (
    <>
      <p className={`${sections['meta']} ${styles['asOf']}`}>
        <Bone as="medium" />
      </p>
      <div className={sections['rows']}>
        {several(4).map((row) => (
          <div key={row} className={styles['account']}>
            <div>
              <div>
                <Bone />
              </div>
              <div className={sections['meta']}>
                <Bone />
              </div>
            </div>
            <Bone />
          </div>
        ))}
      </div>
    </>
  );
}

import { ChartSpace } from '../../components/chart/chart-space';
import { PairsSkeleton } from '../../components/figures/pairs-skeleton';
import { SkeletonBlock } from '../../components/panels/skeleton-block';
import styles from './rehearsal.module.css';

/** Placeholder of the figures, the chart and the sums. */
export function RehearsalSkeleton() {
  return (
    <>
      <p className={styles['quiet']}>
        <SkeletonBlock shape="line" />
      </p>
      <p className={styles['settings']} />
      <PairsSkeleton count={3} className={styles['figures']} />
      <SkeletonBlock shape="control" />
      <ChartSpace />
      <div className={styles['sums']}>
        <PairsSkeleton count={6} name="medium" />
      </div>
    </>
  );
}

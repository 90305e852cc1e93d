import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import styles from './rehearsal.module.css';

const FIGURES = range(3);
const LINES = range(6);

/** Placeholder of the figures, the chart and the sums. */
export function RehearsalSkeleton() {
  return (
    <>
      <p className={styles['quiet']}>
        <SkeletonBlock shape="line" />
      </p>
      <p className={styles['settings']} />
      <dl className={styles['figures']}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>
              <SkeletonBlock />
            </dt>
            <dd>
              <SkeletonBlock shape="word" />
            </dd>
          </div>
        ))}
      </dl>
      <SkeletonBlock shape="control" />
      <div className={styles['chart']} />
      <div className={styles['sums']}>
        <dl>
          {LINES.map((line) => (
            <div key={line}>
              <dt>
                <SkeletonBlock shape="medium" />
              </dt>
              <dd>
                <SkeletonBlock shape="word" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

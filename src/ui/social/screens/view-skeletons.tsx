import { ChartSpace } from '../../components/chart/chart-space';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import { KeyFigures } from '../../components/figures/key-figures';
import { PairsSkeleton } from '../../components/figures/pairs-skeleton';
import sections from '../../components/page/page-sections.module.css';
import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import styles from './view-skeletons.module.css';

/** Placeholder of the list of copies. */
export function CopiesSkeleton() {
  return (
    <ul className={sections['rows']}>
      {range(3).map((copy) => (
        <li key={copy} className={sections['row']}>
          <SkeletonBlock shape="medium" />
          <PairsSkeleton count={3} className={styles['figures']} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of the page of a strategy or of a copy: title, figures and chart. */
export function DetailsSkeleton() {
  const figures = range(5).map((figure) => ({
    key: String(figure),
    caption: <SkeletonBlock />,
    value: <SkeletonBlock shape="word" />,
    note: <SkeletonBlock />,
  }));
  return (
    <>
      <div className={styles['title']}>
        <SkeletonBlock shape="control" />
      </div>
      <KeyFigures figures={figures} />
      <div className={styles['section']}>
        <ChartSpace />
        <FactsSkeleton count={4} />
      </div>
    </>
  );
}

/** Placeholder of the fields that start a copy. */
export function StartSkeleton() {
  return (
    <div className={styles['fields']}>
      {range(5).map((field) => (
        <div key={field} className={styles['field']}>
          <SkeletonBlock />
          <SkeletonBlock shape="field" />
        </div>
      ))}
    </div>
  );
}

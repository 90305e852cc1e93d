import { ChartSpace } from '../../components/chart/chart-space';
import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import { KeyFigures } from '../../components/figures/key-figures';
import sections from '../../components/page/page-sections.module.css';
import links from '../links/links.module.css';
import weeks from '../overview/commission-weeks.module.css';
import overview from '../overview/overview.module.css';
import styles from './partnership.module.css';

/** Placeholder of the commission, and of the client's code and link. */
export function InvestSkeleton() {
  return (
    <>
      <CommissionSkeleton />
      <div className={overview['columns']}>
        <div className={links['sharing']}>
          <LinkSkeleton withCode />
          <div className={links['picture']} />
        </div>
        <div className={styles['statementRoom']} />
      </div>
    </>
  );
}

/** Placeholder of the commission, of the chart, and of the client's own link. */
export function SharedSkeleton() {
  return (
    <>
      <CommissionSkeleton />
      <div className={overview['columns']}>
        <div>
          <div className={weeks['head']}>
            <SkeletonBlock shape="control" />
          </div>
          <ChartSpace />
        </div>
        <LinkSkeleton />
      </div>
    </>
  );
}

/** Placeholder of the commission. */
export function CommissionSkeleton() {
  return (
    <div className={styles['commission']}>
      <KeyFigures
        figures={range(5).map((figure) => ({
          key: String(figure),
          caption: <SkeletonBlock />,
          value: <SkeletonBlock shape="word" />,
          note: <SkeletonBlock />,
        }))}
      />
    </div>
  );
}

function LinkSkeleton({ withCode = false }: { withCode?: boolean }) {
  return (
    <section className={sections['section']}>
      <h2>
        <SkeletonBlock />
      </h2>
      {withCode && (
        <p className={styles['code']}>
          <SkeletonBlock />
        </p>
      )}
      <div className={styles['share']}>
        <p className={styles['address']}>
          <SkeletonBlock shape="medium" /> <SkeletonBlock shape="medium" />
        </p>
        <SkeletonBlock shape="control" />
      </div>
      <div className={styles['mail']}>
        <SkeletonBlock />
      </div>
    </section>
  );
}

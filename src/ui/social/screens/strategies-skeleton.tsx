import { PairsSkeleton } from '../../components/figures/pairs-skeleton';
import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import sections from '../../components/page/page-sections.module.css';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { FIGURES, LABELS } from './strategy-figure';
import rows from './strategy-row.module.css';
import styles from './strategies-skeleton.module.css';
import tools from './strategy-tools.module.css';

const STRATEGIES = range(5);

/** Placeholder of the filter, and of the table with its heads or of the rows. */
export function StrategiesSkeleton() {
  const isNarrow = useMediaQuery('(width < 75em)');
  return (
    <>
      <div className={tools['tools']}>
        <div className={tools['search']}>
          <SkeletonBlock shape="field" />
        </div>
        {range(3).map((limit) => (
          <div key={limit} className={tools['limit']}>
            <SkeletonBlock shape="control" />
          </div>
        ))}
        <div className={tools['open']}>
          <SkeletonBlock />
        </div>
      </div>
      {isNarrow ? <NarrowSkeleton /> : <TableSkeleton />}
    </>
  );
}

/** Placeholder of the table, below its filter. */
export function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {(['name', ...FIGURES] as const).map((column) => (
            <th key={column}>
              <span className={styles['head']}>{t(LABELS[column])}</span>
            </th>
          ))}
          <th />
        </tr>
      </thead>
      <tbody>
        {STRATEGIES.map((id) => (
          <tr key={id}>
            <th>
              <Name />
            </th>
            {FIGURES.map((figure) => (
              <td key={figure}>
                <SkeletonBlock shape="word" />
              </td>
            ))}
            <td>
              <SkeletonBlock shape="control" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name() {
  return (
    <>
      <b>
        <SkeletonBlock />
      </b>
      <p className={sections['meta']}>
        <SkeletonBlock shape="word" />
      </p>
    </>
  );
}

function NarrowSkeleton() {
  return (
    <>
      <div className={rows['sort']}>
        <SkeletonBlock shape="field" />
      </div>
      <div className={sections['rows']}>
        {STRATEGIES.map((id) => (
          <div key={id} className={sections['row']}>
            <div className={rows['head']}>
              <div>
                <Name />
              </div>
              <SkeletonBlock shape="control" />
            </div>
            <PairsSkeleton count={FIGURES.length} className={rows['figures']} />
          </div>
        ))}
      </div>
    </>
  );
}

import { Bone, several } from '../../components/panels/bone';
import sections from '../../components/page/page-sections.module.css';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { FIGURES, LABELS } from './strategy-figure';
import rows from './strategy-row.module.css';
import styles from './strategies-skeleton.module.css';

const STRATEGIES = several(5);

/** The table with its heads, or the rows, with room for what comes. */
export function StrategiesSkeleton() {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 1199px)');
  if (narrow) return <NarrowSkeleton />;
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
                <Bone as="word" />
              </td>
            ))}
            <td>
              <Bone as="control" />
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
        <Bone />
      </b>
      <p className={sections['meta']}>
        <Bone as="word" />
      </p>
    </>
  );
}

function NarrowSkeleton() {
  return (
    <>
      <div className={rows['sort']}>
        <Bone as="field" />
      </div>
      <div className={sections['rows']}>
        {STRATEGIES.map((id) => (
          <div key={id} className={sections['row']}>
            <div className={rows['head']}>
              <div>
                <Name />
              </div>
              <Bone as="control" />
            </div>
            <dl className={rows['figures']}>
              {FIGURES.map((figure) => (
                <div key={figure}>
                  <dt>
                    <Bone />
                  </dt>
                  <dd>
                    <Bone as="word" />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

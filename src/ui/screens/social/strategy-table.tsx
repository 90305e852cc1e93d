import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/es/icons/CaretUpOutlined';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { StrategiesStore } from '../../../application/stores/strategies-store';
import type { StrategySort } from '../../../domain/social/strategy-order';
import sections from '../../components/page-sections.module.css';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { StrategyDetail } from './strategy-detail';
import { FIGURES, LABELS, StrategyFigure } from './strategy-figure';
import { StrategyToggle } from './strategy-toggle';
import styles from './strategy-table.module.css';

const COLUMNS = ['name', ...FIGURES] as const;

/**
 * Strategies side by side; a head puts them in its order, and once more the other way round. Not Ant Design's `Table`, which
 * brings 80 KiB of pages, filters and trees for these few rows (docs/decisions/0015).
 */
export const StrategyTable = observer(function StrategyTable({ asOf }: { asOf: number }) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  return (
    <table className={styles['table']} aria-label={t('social.title')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column} column={column} />
          ))}
          <th scope="col">
            <VisuallyHidden>{t('social.details')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {store.sorted.map((strategy) => (
          <Fragment key={strategy.id}>
            <tr data-testid={`strategy-${strategy.id}`}>
              <th scope="row">
                <b>{strategy.name}</b>
                {strategy.provider && <p className={sections['meta']}>{strategy.provider}</p>}
              </th>
              {FIGURES.map((figure) => (
                <td key={figure}>
                  <StrategyFigure figure={figure} strategy={strategy} asOf={asOf} />
                </td>
              ))}
              <td>
                <StrategyToggle id={strategy.id} name={strategy.name} />
              </td>
            </tr>
            {store.opened === strategy.id && (
              <tr>
                <td colSpan={COLUMNS.length + 1}>
                  <StrategyDetail strategy={strategy} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
});

/** A head that sorts: the button says what, `aria-sort` which way, the arrow both to the eye. */
const Head = observer(function Head({ column }: { column: StrategySort }) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const direction = store.sort === column ? store.direction : undefined;
  const Arrow = direction === 'ascending' ? CaretUpOutlined : CaretDownOutlined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button type="button" className={styles['sort']} onClick={() => store.turn(column)}>
        {t(LABELS[column])} <Arrow aria-hidden className={direction ? '' : (styles['idle'] ?? '')} />
      </button>
    </th>
  );
});

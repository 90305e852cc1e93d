import Table, { type ColumnType } from 'antd/es/table';
import { observer } from 'mobx-react-lite';
import type { HTMLAttributes } from 'react';
import { StrategiesStore } from '../../../application/social/strategies-store';
import type { Strategy } from '../../../domain/social/strategy';
import type { StrategySort } from '../../../domain/social/strategy-order';
import sections from '../../components/page/page-sections.module.css';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { StrategyDetail } from './strategy-detail';
import { FIGURES, LABELS, StrategyFigure } from './strategy-figure';
import { StrategyToggle } from './strategy-toggle';
import styles from './strategy-table.module.css';

/** Strategies as a table. A column head sorts by its column, and a second click reverses the order. */
export const StrategyTable = observer(function StrategyTable({ asOf }: { asOf: number }) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const sortableColumn = (key: StrategySort): ColumnType<Strategy> => ({
    key,
    title: t(LABELS[key]),
    sorter: true,
    sortOrder: store.sort !== key ? null : store.direction === 'ascending' ? 'ascend' : 'descend',
  });
  const columns: ColumnType<Strategy>[] = [
    {
      ...sortableColumn('name'),
      rowScope: 'row',
      render: (_, { name, provider }) => (
        <>
          <b>{name}</b>
          {provider && <p className={sections['meta']}>{provider}</p>}
        </>
      ),
    },
    ...FIGURES.map((figure) => ({
      ...sortableColumn(figure),
      className: styles['figure'] ?? '',
      render: (_: unknown, strategy: Strategy) => (
        <StrategyFigure figure={figure} strategy={strategy} asOf={asOf} />
      ),
    })),
    {
      key: 'details',
      title: <VisuallyHidden>{t('social.details')}</VisuallyHidden>,
      className: styles['action'] ?? '',
      render: (_, strategy) => <StrategyToggle {...strategy} />,
    },
  ];
  return (
    <Table<Strategy>
      aria-label={t('social.title')}
      className={styles['table'] ?? ''}
      rowKey="id"
      columns={columns}
      dataSource={[...store.sortedStrategies]}
      pagination={false}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      onRow={({ id }) => ({ 'data-testid': `strategy-${id}` }) as HTMLAttributes<HTMLElement>}
      onChange={(_page, _filters, sorter) => {
        const { columnKey } = Array.isArray(sorter) ? {} : sorter;
        store.toggleSort(columnKey as StrategySort);
      }}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: store.openStrategyId === null ? [] : [store.openStrategyId],
        expandedRowRender: (strategy, _index, _indent, open) =>
          open && <StrategyDetail strategy={strategy} />,
      }}
    />
  );
});

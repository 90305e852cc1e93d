import Table, { type ColumnType } from 'antd/es/table';
import { observer } from 'mobx-react-lite';
import type { HTMLAttributes } from 'react';
import { StrategiesStore } from '../../../application/social/strategies-store';
import type { Strategy } from '../../../domain/social/strategy';
import type { StrategySort } from '../../../domain/social/strategy-order';
import sections from '../../components/page/page-sections.module.css';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { StrategyAction } from './strategy-action';
import { FIGURES, LABELS, StrategyFigure } from './strategy-figure';
import type { StrategyGroup } from './strategy-groups';
import { StrategyName } from './strategy-name';
import styles from './strategy-table.module.css';

/** A line of the table: the head of a group, or a strategy. */
type Line =
  | { readonly key: string; readonly group: StrategyGroup }
  | { readonly key: string; readonly strategy: Strategy };

const isHead = (line: Line): line is Extract<Line, { group: StrategyGroup }> => 'group' in line;

/** A table of strategies in groups. A click on a column's head sorts each group; a third click restores the order of ranks. */
export const StrategyTable = observer(function StrategyTable({
  asOf,
  groups,
}: {
  asOf: number;
  groups: readonly StrategyGroup[];
}) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const sortableColumn = (key: Exclude<StrategySort, 'rank'>): ColumnType<Line> => ({
    key,
    title: t(LABELS[key]),
    sorter: true,
    sortOrder: store.sort !== key ? null : store.direction === 'ascending' ? 'ascend' : 'descend',
  });
  const withoutHeads = (line: Line) => (isHead(line) ? { colSpan: 0 } : {});
  const columns: ColumnType<Line>[] = [
    {
      ...sortableColumn('name'),
      rowScope: 'row',
      onCell: (line) => (isHead(line) ? { colSpan: FIGURES.length + 2 } : {}),
      render: (_, line) =>
        isHead(line) ? (
          <>
            <b>{line.group.title}</b> <span className={sections['meta']}>{line.group.note}</span>
          </>
        ) : (
          <StrategyName strategy={line.strategy} />
        ),
    },
    ...FIGURES.map((figure) => ({
      ...sortableColumn(figure),
      className: (figure === 'risk' ? styles['risk'] : styles['figure']) ?? '',
      onCell: withoutHeads,
      render: (_: unknown, line: Line) =>
        isHead(line) ? null : <StrategyFigure figure={figure} strategy={line.strategy} asOf={asOf} />,
    })),
    {
      key: 'view',
      title: <VisuallyHidden>{t('social.view')}</VisuallyHidden>,
      className: styles['action'] ?? '',
      onCell: withoutHeads,
      render: (_, line) => (isHead(line) ? null : <StrategyAction strategy={line.strategy} />),
    },
  ];
  const lines = groups.flatMap((group): Line[] => [
    { key: group.name, group },
    ...group.strategies.map((strategy) => ({ key: String(strategy.id), strategy })),
  ]);
  return (
    <Table<Line>
      aria-label={t('social.title')}
      className={styles['table'] ?? ''}
      rowKey="key"
      columns={columns}
      dataSource={lines}
      pagination={false}
      showSorterTooltip={false}
      // Never without an order, so that each click names its column; the store decides which order is next.
      sortDirections={['ascend', 'descend', 'ascend']}
      onRow={(line) =>
        ({
          'data-testid': isHead(line) ? `strategy-group-${line.key}` : `strategy-${line.key}`,
          className: isHead(line) ? styles['group'] : undefined,
        }) as HTMLAttributes<HTMLElement>
      }
      onChange={(_page, _filters, sorter) => {
        const { columnKey } = Array.isArray(sorter) ? {} : sorter;
        store.toggleSort(columnKey as StrategySort);
      }}
    />
  );
});

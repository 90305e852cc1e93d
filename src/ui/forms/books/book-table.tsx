import Table, { type ColumnType } from 'antd/es/table';
import type { HTMLAttributes } from 'react';
import { useTranslation } from '../../i18n/texts';
import { hasTotals, type BookRowsProps } from './book-columns';
import styles from './books.module.css';

/** More columns need a sheet on its side. */
const MAX_UPRIGHT_COLUMNS = 7;

/** A page of a list as Ant Design's table. */
export function BookTable<Item extends object>({
  label,
  columns,
  items,
  keyOf,
  testIdOf,
}: BookRowsProps<Item>) {
  const { t } = useTranslation();
  const antdColumns = columns.map(
    ({ key, label: title, figure, actions, cell }, index): ColumnType<Item> => ({
      key,
      title,
      ...(index === 0 && { rowScope: 'row' }),
      className: styles[figure ? 'figure' : actions ? 'actions' : 'word'] ?? '',
      render: (_, item) => cell(item),
    }),
  );
  return (
    <Table<Item>
      data-paper={columns.length > MAX_UPRIGHT_COLUMNS ? 'wide' : undefined}
      aria-label={label}
      className={styles['table'] ?? ''}
      size="small"
      rowKey={keyOf}
      onRow={(item) => ({ 'data-testid': testIdOf?.(item) }) as HTMLAttributes<HTMLElement>}
      columns={antdColumns}
      dataSource={[...items]}
      pagination={false}
      {...(hasTotals(columns) && {
        summary: () => (
          <Table.Summary.Row>
            {columns.map(({ key, figure, total }, index) => (
              <Table.Summary.Cell
                key={key}
                index={index}
                className={(figure ? styles['figure'] : styles['word']) ?? ''}
              >
                <b>{index === 0 ? t('account.books.total') : total}</b>
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        ),
      })}
    />
  );
}

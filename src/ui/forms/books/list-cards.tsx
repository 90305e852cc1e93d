import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { hasTotals, type BookRowsProps, type NarrowRow } from './book-columns';
import styles from './books.module.css';

/** A page of a list as cards, for screens too narrow for a table. */
export function ListCards<Item>({ label, columns, items, keyOf, narrowRow, testIdOf }: BookRowsProps<Item>) {
  const { t } = useTranslation();
  const [titleColumn, ...otherColumns] = columns;
  const totalColumns = otherColumns.filter(({ total }) => total !== undefined);
  return (
    <ul className={styles['cards']} aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles['card']} data-testid={testIdOf?.(item)}>
          {narrowRow ? (
            <TwoLines columns={columns} row={narrowRow} item={item} />
          ) : (
            <>
              <div className={styles['name']}>{titleColumn.cell(item)}</div>
              <dl className={styles['lines']}>
                {otherColumns.map(({ key, label: term, actions, cell }) => (
                  <div key={key} className={actions ? styles['fullWidth'] : undefined}>
                    <dt>{actions ? <VisuallyHidden>{term}</VisuallyHidden> : term}</dt>
                    <dd>{cell(item)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </li>
      ))}
      {hasTotals(columns) && (
        <li className={styles['card']}>
          <div className={styles['name']}>{t('account.books.total')}</div>
          <dl className={styles['lines']}>
            {totalColumns.map(({ key, label: term, total }) => (
              <div key={key}>
                <dt>{term}</dt>
                <dd>{total}</dd>
              </div>
            ))}
          </dl>
        </li>
      )}
    </ul>
  );
}

function TwoLines<Item>({
  columns,
  row: { renderSecondLine, renderSecondLineEnd, firstLineEndKey },
  item,
}: {
  columns: BookRowsProps<Item>['columns'];
  row: NarrowRow<Item>;
  item: Item;
}) {
  return (
    <>
      <div className={styles['ends']}>
        <div className={styles['name']}>{columns[0].cell(item)}</div>
        <div className={styles['name']}>{columns.find(({ key }) => key === firstLineEndKey)?.cell(item)}</div>
      </div>
      <div className={styles['ends']}>
        <div className={styles['meta']}>{renderSecondLine(item)}</div>
        <div className={styles['meta']}>{renderSecondLineEnd(item)}</div>
      </div>
    </>
  );
}

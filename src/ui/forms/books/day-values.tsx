import type { ReactNode } from 'react';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { BookRows } from './book-rows';

interface DayValuesProps<Point> {
  /** Name of the value, of its column and of the table. */
  label: string;
  /** Oldest first. */
  points: readonly Point[];
  cell: (point: Point) => ReactNode;
}

/** A value at the end of each day as a table, the newest first: the same points as a chart. */
export function DayValues<Point extends { readonly day: string }>({
  label,
  points,
  cell,
}: DayValuesProps<Point>) {
  const { t } = useTranslation();
  const culture = useCulture();
  return (
    <BookRows
      label={label}
      items={points.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        {
          key: 'day',
          label: t('account.curve.day'),
          cell: ({ day }) => <bdi>{formatDay(day, culture)}</bdi>,
        },
        { key: 'value', label, figure: true, cell },
      ]}
    />
  );
}

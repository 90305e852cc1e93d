import { observer } from 'mobx-react-lite';
import { ThemeStore } from '../../../application/session/theme-store';
import { clientWeeks, type ClientWeek } from '../../../domain/partnership/weeks';
import { ChartCredit } from '../../components/chart/chart-credit';
import { ChartLegend } from '../../components/chart/chart-legend';
import { ChartSpace } from '../../components/chart/chart-space';
import { deferComponent } from '../../components/defer-component';
import { BookRows } from '../../forms/books/book-rows';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './commission-weeks.module.css';
import { WeeksSection } from './weeks-section';

/** The chart with its library. If they do not load, the partner can still read the table. */
const ClientWeeksChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './client-weeks-chart')).ClientWeeksChart,
  <ChartSpace />,
);

/** Sign-ups and first deposits by week, as a chart or as a table. */
export function ClientWeeks() {
  const { t } = useTranslation();
  return (
    <WeeksSection id="partnership-client-weeks" title={t('partnership.clientWeeks.title')}>
      {(periods, view) => {
        const weeks = clientWeeks(periods);
        const isEmpty = weeks.every(({ firstDeposits, signUps }) => signUps + firstDeposits === 0);
        if (isEmpty)
          return (
            <ChartSpace>
              <p>{t('partnership.clientWeeks.none')}</p>
            </ChartSpace>
          );
        return view === 'chart' ? <Chart weeks={weeks} /> : <WeeksTable weeks={weeks} />;
      }}
    </WeeksSection>
  );
}

const Chart = observer(function Chart({ weeks }: { weeks: readonly ClientWeek[] }) {
  const { t } = useTranslation();
  const { dark } = useStore(ThemeStore);
  return (
    <>
      <ChartLegend
        entries={[
          { mark: 'openBar', name: t('partnership.signUps') },
          { mark: 'bar', name: t('partnership.firstDeposits') },
        ]}
      />
      <ClientWeeksChart weeks={weeks} dark={dark} />
      <p className={styles['note']}>{t('partnership.clientWeeks.note')}</p>
      <ChartCredit />
    </>
  );
});

function WeeksTable({ weeks }: { weeks: readonly ClientWeek[] }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const numbers = useNumbers();
  return (
    <BookRows
      label={t('partnership.clientWeeks.title')}
      columns={[
        {
          key: 'from',
          label: t('partnership.weeks.from'),
          cell: ({ from }: ClientWeek) => <bdi>{formatDay(from, culture)}</bdi>,
        },
        ...(['signUps', 'firstDeposits'] as const).map((name) => ({
          key: name,
          label: t(`partnership.${name}`),
          figure: true,
          cell: (week: ClientWeek) => numbers.integer(week[name]),
        })),
      ]}
      items={[...weeks].reverse()}
      keyOf={({ from }) => from}
    />
  );
}

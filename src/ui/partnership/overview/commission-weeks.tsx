import { observer } from 'mobx-react-lite';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { ThemeStore } from '../../../application/session/theme-store';
import { commissionWeeks, type CommissionWeek } from '../../../domain/partnership/weeks';
import { ChartCredit } from '../../components/chart/chart-credit';
import { ChartLegend } from '../../components/chart/chart-legend';
import { ChartSpace } from '../../components/chart/chart-space';
import { deferComponent } from '../../components/defer-component';
import { Amount } from '../../components/figures/amount';
import { BookRows } from '../../forms/books/book-rows';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { WeeksSection } from './weeks-section';

/** The chart with its library. If they do not load, the partner can still read the table. */
const CommissionWeeksChart = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "charts" */ './commission-weeks-chart')).CommissionWeeksChart,
  <ChartSpace />,
);

/** Commission by week in one currency, as a chart or as a table. */
export const CommissionWeeks = observer(function CommissionWeeks() {
  const { t } = useTranslation();
  const store = useStore(PartnershipStore);
  const { filter, latest } = store;
  const hasCommission = (latest?.commission.length ?? 0) > 0;
  const currency = filter.currency ?? latest?.currency ?? latest?.commission[0]?.currency;
  return (
    <WeeksSection id="partnership-weeks" title={t('partnership.weeks.title')}>
      {(periods, view) => {
        const weeks = currency === undefined ? [] : commissionWeeks(periods, currency);
        if (currency === undefined || !hasCommission)
          return (
            <ChartSpace>
              <p>{t(store.isFiltered ? 'partnership.weeks.none' : 'partnership.noCommission')}</p>
            </ChartSpace>
          );
        return view === 'chart' ? (
          <Chart currency={currency} weeks={weeks} />
        ) : (
          <WeeksTable currency={currency} weeks={weeks} />
        );
      }}
    </WeeksSection>
  );
});

interface WeeksProps {
  currency: string;
  weeks: readonly CommissionWeek[];
}

const Chart = observer(function Chart({ currency, weeks }: WeeksProps) {
  const { t } = useTranslation();
  const { dark } = useStore(ThemeStore);
  return (
    <>
      <ChartLegend
        entries={[
          { mark: 'bar', name: t('partnership.weeks.paidOrApproved', { currency }) },
          { mark: 'openBar', name: t('partnership.weeks.open', { currency }) },
        ]}
      />
      <CommissionWeeksChart currency={currency} weeks={weeks} dark={dark} />
      <ChartCredit />
    </>
  );
});

function WeeksTable({ currency, weeks }: WeeksProps) {
  const { t } = useTranslation();
  const culture = useCulture();
  return (
    <BookRows
      label={t('partnership.weeks.title')}
      columns={[
        {
          key: 'from',
          label: t('partnership.weeks.from'),
          cell: ({ from }: CommissionWeek) => <bdi>{formatDay(from, culture)}</bdi>,
        },
        {
          key: 'paidOrApproved',
          label: t('partnership.weeks.paidOrApproved', { currency }),
          figure: true,
          cell: ({ paidOrApproved }) => <Amount withoutCode value={paidOrApproved} currency={currency} />,
        },
        {
          key: 'open',
          label: t('partnership.weeks.open', { currency }),
          figure: true,
          cell: ({ open }) => <Amount withoutCode value={open} currency={currency} />,
        },
      ]}
      items={[...weeks].reverse()}
      keyOf={({ from }) => from}
    />
  );
}

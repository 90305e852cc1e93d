import type { StrategyDetails, StrategyYear } from '../../../domain/social/strategy-details';
import { MissingValue } from '../../components/figures/amount';
import { range } from '../../components/panels/skeleton-block';
import { Verbatim } from '../../components/text/verbatim';
import { BookRows } from '../../forms/books/book-rows';
import { useCulture } from '../../i18n/culture-context';
import { formatDatePart, formatDay } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import { Fall } from '../screens/strategy-figure';
import styles from './strategy.module.css';

const MONTHS = range(12);

/** The money of the copy that “after costs” is calculated for. */
const COPY_AMOUNT = '1000';

/** Every twelve months since the start with their months, and what a copy of 1,000 would have kept. */
export function StrategyYears(props: { page: StrategyDetails }) {
  return props.page.years.length === 0 ? null : <Years {...props} />;
}

function Years({ page: { strategy, years } }: { page: StrategyDetails }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  const names = useMonthNames(years[0]?.to ?? '');
  const { currency, feePercent } = strategy;
  return (
    <section className={styles['section']} data-testid="strategy-years">
      <h2>{t('social.years.title')}</h2>
      <BookRows
        label={t('social.years.title')}
        items={years}
        keyOf={({ from }) => from}
        columns={[
          { key: 'period', label: t('account.statement.period'), cell: (year) => <Period year={year} /> },
          ...names.map((name, place) => ({
            key: `month-${place}`,
            label: name,
            figure: true,
            cell: ({ months }: StrategyYear) => <Change value={months[place] ?? null} />,
          })),
          {
            key: 'drawdown',
            label: t('social.drawdown'),
            figure: true,
            cell: ({ drawdownPercent }) =>
              drawdownPercent === null ? <MissingValue /> : <Fall value={drawdownPercent} />,
          },
          {
            key: 'return',
            label: t('social.years.return'),
            figure: true,
            cell: ({ returnPercent }) => (
              <b>
                <Change value={returnPercent} />
              </b>
            ),
          },
          {
            key: 'costs',
            label: t('social.years.costs'),
            figure: true,
            cell: ({ costsPercent }) => (
              <b>
                <Change value={costsPercent} />
              </b>
            ),
          },
        ]}
      />
      <p className={styles['note']}>
        {t('social.years.note', {
          amount: formatMoney(COPY_AMOUNT, currency ?? ''),
          fee: feePercent === null ? '—' : numbers.shortPercent(feePercent),
        })}
      </p>
    </section>
  );
}

/** Names of the twelve months of a period; the last is the month of its last day. */
function useMonthNames(to: string): readonly string[] {
  const culture = useCulture();
  return MONTHS.map((place) => {
    const date = new Date(`${to.slice(0, 7)}-01`);
    date.setUTCMonth(date.getUTCMonth() + place - MONTHS.length + 1);
    return formatDatePart(date.toISOString().slice(0, 10), 'month', culture);
  });
}

function Period({ year: { from, to } }: { year: StrategyYear }) {
  const culture = useCulture();
  return (
    <bdi>
      {formatDay(from, culture)} – {formatDay(to, culture)}
    </bdi>
  );
}

function Change({ value }: { value: string | null }) {
  const numbers = useNumbers();
  return value === null ? <MissingValue /> : <Verbatim>{numbers.roundChange(value).text}</Verbatim>;
}

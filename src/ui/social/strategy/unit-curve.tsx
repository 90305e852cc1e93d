import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ThemeStore } from '../../../application/session/theme-store';
import type { StrategyDetails } from '../../../domain/social/strategy-details';
import { hundredUnits } from '../../../domain/social/unit-value';
import { deferComponent } from '../../components/defer-component';
import { ExternalLink } from '../../components/text/external-link';
import { Sentence } from '../../components/text/sentence';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { BookRows } from '../../forms/books/book-rows';
import { NumberCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { formatAge } from '../../i18n/ages';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy.module.css';

const LIBRARY = { name: 'TradingView Lightweight Charts', url: 'https://www.tradingview.com/' };
const VIEWS = ['chart', 'table'] as const;
/** Months that the chart shows, counted back from the last day. */
const SPANS = ['3', '12', 'all'] as const;

const UnitChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './unit-chart')).UnitChart,
  <div className={styles['chart']} />,
);

/** The worth of a unit at the end of each day, 100 at the start, as a chart or a table of the same points. */
export const UnitCurve = observer(function UnitCurve({
  page: { days, strategy },
}: {
  page: StrategyDetails;
}) {
  const { t } = useTranslation();
  const culture = useCulture();
  const { dark } = useStore(ThemeStore);
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('all');
  const begin = span === 'all' ? '' : monthsBefore(days.at(-1)?.day ?? '', Number(span));
  const points = days
    .filter(({ day }) => day >= begin)
    .map(({ day, unit }) => ({ day, value: hundredUnits(unit) }));
  return (
    <section data-testid="strategy-curve">
      <h2>{t('social.unit.title')}</h2>
      <p className={styles['note']}>{t('social.unit.note')}</p>
      {points.length === 0 ? (
        <p>{t('account.curve.none')}</p>
      ) : (
        <>
          <div className={styles['tools']}>
            <FilterButtons
              label={t('account.statement.period')}
              choices={SPANS}
              value={span}
              nameOf={(choice) =>
                choice === 'all'
                  ? t('social.unit.all')
                  : formatAge({ unit: 'month', value: Number(choice) }, culture)
              }
              onChange={setSpan}
            />
            <FilterButtons
              label={t('accounts.layout')}
              choices={VIEWS}
              value={view}
              nameOf={(choice) => t(`account.curve.${choice}`)}
              onChange={setView}
            />
          </div>
          {view === 'chart' ? (
            <>
              <UnitChart
                points={points}
                fallFrom={strategy.drawdownFrom}
                fallTo={strategy.drawdownTo}
                dark={dark}
              />
              <p className={styles['note']}>
                <Sentence
                  textKey="account.curve.credit"
                  parts={{ library: <ExternalLink href={LIBRARY.url}>{LIBRARY.name}</ExternalLink> }}
                />
              </p>
            </>
          ) : (
            <BookRows
              label={t('social.unit.title')}
              items={points.toReversed()}
              keyOf={({ day }) => day}
              columns={[
                {
                  key: 'day',
                  label: t('account.curve.day'),
                  cell: ({ day }) => <bdi>{formatDay(day, culture)}</bdi>,
                },
                {
                  key: 'value',
                  label: t('social.unit.title'),
                  figure: true,
                  cell: ({ value }) => <NumberCell value={value} />,
                },
              ]}
            />
          )}
        </>
      )}
    </section>
  );
});

/** The same day so many months earlier, `YYYY-MM-DD`. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

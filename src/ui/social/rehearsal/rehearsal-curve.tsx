import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ThemeStore } from '../../../application/session/theme-store';
import type { Rehearsal } from '../../../domain/social/rehearsal';
import { rehearsalPoints, type RehearsalPoint } from '../../../domain/social/rehearsal-figures';
import { deferComponent } from '../../components/defer-component';
import { Amount } from '../../components/figures/amount';
import { ChartCredit } from '../../components/chart/chart-credit';
import { ChartLegend } from '../../components/chart/chart-legend';
import { ChartSpace } from '../../components/chart/chart-space';
import { ChartOrTable, type ChartView } from '../../forms/antd/chart-or-table';
import { DayValues } from '../../forms/books/day-values';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './rehearsal.module.css';

const RehearsalChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './rehearsal-chart')).RehearsalChart,
  <ChartSpace />,
);

/** The worth of the copy at the end of each day, as a chart or a table of the same points. */
export const RehearsalCurve = observer(function RehearsalCurve({
  rehearsal: { currency, curve, stopEquity },
}: {
  rehearsal: Rehearsal;
}) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { dark } = useStore(ThemeStore);
  const [view, setView] = useState<ChartView>('chart');
  // The chart is rendered again with other points.
  const points = useMemo(() => rehearsalPoints(curve), [curve]);
  const value = { mark: 'line', name: t('social.rehearsal.value') } as const;
  const stop = (equity: string) =>
    ({ mark: 'stop', name: `${t('social.copy.stopAt')} ${formatMoney(equity, currency)}` }) as const;
  return (
    <>
      <ChartOrTable view={view} onChange={setView} />
      {view === 'chart' ? (
        <>
          <ChartLegend entries={stopEquity === null ? [value] : [value, stop(stopEquity)]} />
          <RehearsalChart currency={currency} dark={dark} points={points} stopEquity={stopEquity} />
          <ChartCredit />
        </>
      ) : (
        <Points currency={currency} points={points} />
      )}
    </>
  );
});

/** The points, the newest first, in a low box, so that the rest of the form stays near. */
function Points({ currency, points }: { currency: string; points: readonly RehearsalPoint[] }) {
  const { t } = useTranslation();
  const label = t('social.rehearsal.value');
  return (
    <>
      <p className={styles['quiet']}>{t('social.rehearsal.valueNote')}</p>
      <section className={styles['points']} tabIndex={0} aria-label={label}>
        <DayValues
          label={label}
          points={points}
          cell={({ equity }) => <Amount value={equity} currency={currency} />}
        />
      </section>
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ThemeStore } from '../../../application/session/theme-store';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import type { CopyDetails } from '../../../domain/social/copy';
import { chargedGain, highWaterLine } from '../../../domain/social/copy-figures';
import { ChartCredit } from '../../components/chart/chart-credit';
import { ChartLegend } from '../../components/chart/chart-legend';
import { ChartSpace } from '../../components/chart/chart-space';
import { Amount } from '../../components/figures/amount';
import { Profit } from '../../components/figures/profit';
import { deferComponent } from '../../components/defer-component';
import { Verbatim } from '../../components/text/verbatim';
import { BookRows } from '../../forms/books/book-rows';
import { TimeCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import styles from './copies.module.css';

/** The chart with its library. If they do not load, the client can still read the table. */
const FeeChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './fee-chart')).FeeChart,
  <ChartSpace />,
);

/** The fee with the line of the high water that it is calculated above, as a chart and as a table. */
export function CopyFees({ copy, asOf }: { copy: CopyDetails; asOf: number }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const percent = copy.feePercent === null ? '—' : numbers.shortPercent(copy.feePercent);
  return (
    <PageZone value={BOOK_ZONE}>
      <section className={styles['section']} data-testid="copy-fees">
        <h2>{t('social.fees.title')}</h2>
        <p className={styles['beforeTable']}>{t('social.terms.fee', { percent })}</p>
        <Lines copy={copy} now={new Date(asOf).toISOString()} />
        <Charges copy={copy} percent={percent} />
      </section>
    </PageZone>
  );
}

/** The lines, once a fee was settled: before that the figures are enough. */
const Lines = observer(function Lines({ copy, now }: { copy: CopyDetails; now: string }) {
  const { t } = useTranslation();
  const { dark } = useStore(ThemeStore);
  const day = now.slice(0, 10);
  // The chart is rendered again with other points.
  const points = useMemo(() => highWaterLine(copy, day), [copy, day]);
  // A copy that ended on its first day has a single point, which does not make a line.
  if (copy.fees.every(({ at }) => at === null) || points.length < 2) return null;
  return (
    <>
      <ChartLegend
        entries={[
          { mark: 'line', name: t('social.copy.result') },
          { mark: 'highWater', name: t('social.fees.line') },
        ]}
      />
      <FeeChart currency={copy.currency} points={points} dark={dark} />
      <ChartCredit />
    </>
  );
});

/** The settlements, the oldest first, then the one if the copy ended now, which is not charged. */
function Charges({ copy: { currency, fees }, percent }: { copy: CopyDetails; percent: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <BookRows
      label={t('social.fees.title')}
      keyOf={({ at }) => at ?? 'now'}
      items={fees}
      columns={[
        {
          key: 'at',
          label: t('social.column.at'),
          cell: ({ at }) => (at === null ? t('social.fees.now') : <TimeCell instant={at} />),
        },
        {
          key: 'result',
          label: t('social.copy.result'),
          figure: true,
          cell: (charge) => <Profit value={charge.result} currency={currency} />,
        },
        {
          key: 'highWater',
          label: t('social.fees.highWater'),
          figure: true,
          cell: (charge) => <Amount value={charge.highWater} currency={currency} withoutCode />,
        },
        {
          key: 'gain',
          label: t('social.fees.gain'),
          figure: true,
          cell: (charge) => {
            const gain = chargedGain(charge);
            return (
              <Verbatim>
                {gain === undefined ? '—' : `${numbers.money(gain, currency)} × ${percent}`}
              </Verbatim>
            );
          },
        },
        {
          key: 'fee',
          label: t('social.fees.fee'),
          figure: true,
          cell: ({ fee }) => <Amount value={fee} currency={currency} withoutCode />,
        },
      ]}
    />
  );
}

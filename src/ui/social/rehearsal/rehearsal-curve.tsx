import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ThemeStore } from '../../../application/session/theme-store';
import type { Rehearsal } from '../../../domain/social/rehearsal';
import { rehearsalPoints, type RehearsalPoint } from '../../../domain/social/rehearsal-figures';
import { deferComponent } from '../../components/defer-component';
import { Amount } from '../../components/figures/amount';
import { ExternalLink } from '../../components/text/external-link';
import { Sentence } from '../../components/text/sentence';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { BookRows } from '../../forms/books/book-rows';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './rehearsal.module.css';

const LIBRARY = { name: 'TradingView Lightweight Charts', url: 'https://www.tradingview.com/' };
const VIEWS = ['chart', 'table'] as const;

const RehearsalChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './rehearsal-chart')).RehearsalChart,
  <div className={styles['chart']} />,
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
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  // The chart is rendered again with other points.
  const points = useMemo(() => rehearsalPoints(curve), [curve]);
  return (
    <>
      <FilterButtons
        label={t('accounts.layout')}
        choices={VIEWS}
        value={view}
        nameOf={(choice) => t(`account.curve.${choice}`)}
        onChange={setView}
      />
      {view === 'chart' ? (
        <>
          <p className={styles['legend']} aria-hidden>
            <span>{t('social.rehearsal.value')}</span>
            {stopEquity !== null && (
              <span className={styles['stop']}>
                {t('social.copy.stopAt')} {formatMoney(stopEquity, currency)}
              </span>
            )}
          </p>
          <RehearsalChart currency={currency} dark={dark} points={points} stopEquity={stopEquity} />
          <p className={styles['credit']}>
            <Sentence
              textKey="account.curve.credit"
              parts={{ library: <ExternalLink href={LIBRARY.url}>{LIBRARY.name}</ExternalLink> }}
            />
          </p>
        </>
      ) : (
        <Points currency={currency} points={points} />
      )}
    </>
  );
});

/** The points, the newest first, in a height that leaves the rest of the form at hand. */
function Points({ currency, points }: { currency: string; points: readonly RehearsalPoint[] }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const label = t('social.rehearsal.value');
  return (
    <>
      <p className={styles['quiet']}>{t('social.rehearsal.valueNote')}</p>
      <section className={styles['points']} tabIndex={0} aria-label={label}>
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
            {
              key: 'value',
              label,
              figure: true,
              cell: ({ equity }) => <Amount value={equity} currency={currency} />,
            },
          ]}
        />
      </section>
    </>
  );
}

import type { CopyDetails, CopyPosition } from '../../../domain/social/copy';
import { sumOfPositions } from '../../../domain/social/copy-figures';
import { Profit } from '../../components/figures/profit';
import { Verbatim } from '../../components/text/verbatim';
import type { BookColumn } from '../../forms/books/book-columns';
import { BookRows } from '../../forms/books/book-rows';
import { NumberCell, TimeCell } from '../../forms/books/cells';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './copies.module.css';

/** The positions that the copy opened: those that are open, and those that were closed. */
export function CopyPositions({ copy }: { copy: CopyDetails }) {
  const { positions } = copy;
  const isOpen = ({ openLots }: CopyPosition) => openLots !== null;
  const isSkipped = ({ skipped }: CopyPosition) => skipped !== null;
  return (
    <>
      <Made copy={copy} name="open" positions={positions.filter(isOpen)} />
      <Made
        copy={copy}
        name="closed"
        positions={positions.filter((position) => !isOpen(position) && !isSkipped(position))}
      />
    </>
  );
}

/** Each part of a position of the strategy is a row of its own. */
const keyOf = ({ at, lots, source }: CopyPosition) => `${source} ${at} ${lots}`;

function Made({
  copy: { currency },
  name,
  positions,
}: {
  copy: CopyDetails;
  name: 'open' | 'closed';
  positions: readonly CopyPosition[];
}) {
  const { t } = useTranslation();
  const column = (
    key: string,
    cell: BookColumn<CopyPosition>['cell'],
    figure = true,
  ): BookColumn<CopyPosition> => ({ key, label: t(`social.column.${key}`), figure, cell });
  const sumOf = (figure: 'gap' | 'profit') => (
    <Profit value={sumOfPositions(positions, figure)} currency={currency} />
  );
  const isOpen = name === 'open';
  return (
    <section className={styles['section']}>
      <h2>{t(`social.openings.${name}`)}</h2>
      {isOpen && positions.length > 0 && <p className={styles['beforeTable']}>{t('social.copy.gapNote')}</p>}
      {positions.length === 0 ? (
        <p className={styles['quiet']}>{t(`social.openings.none.${name}`)}</p>
      ) : (
        <BookRows
          label={t(`social.openings.${name}`)}
          keyOf={keyOf}
          items={positions}
          columns={[
            {
              ...column('symbol', (position) => <Symbol position={position} />, false),
              total: t('social.openings.sum'),
            },
            column('leaderLots', ({ leaderLots }) => <NumberCell value={leaderLots} />),
            column('lots', ({ lots, openLots }) => <NumberCell value={isOpen ? openLots : lots} />),
            column('leaderPrice', ({ leaderPrice }) => <NumberCell value={leaderPrice} />),
            column('price', ({ price }) => <NumberCell value={price} />),
            {
              ...column('gap', ({ gap }) => <Profit value={gap} currency={currency} />),
              total: sumOf('gap'),
            },
            ...(isOpen
              ? [
                  column('currentPrice', ({ currentPrice }) => <NumberCell value={currentPrice} />),
                  {
                    ...column('profit', ({ profit }) => <Profit value={profit} currency={currency} />),
                    total: sumOf('profit'),
                  },
                ]
              : [column('at', ({ at }) => <TimeCell instant={at} />)]),
          ]}
        />
      )}
    </section>
  );
}

/** The positions of the strategy that the copy skipped, each with its reason. */
export function CopySkipped({
  copy: { currency, madeCount, positions: all, skippedCount },
}: {
  copy: CopyDetails;
}) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const numbers = useNumbers();
  const positions = all.filter(({ skipped }) => skipped !== null);
  const counts =
    skippedCount === null || madeCount === null
      ? undefined
      : `${numbers.integer(skippedCount)} / ${numbers.integer(skippedCount + madeCount)}`;
  if (positions.length === 0) return null;
  return (
    <section className={styles['section']} data-testid="copy-skipped">
      <h2>
        {t('social.openings.skipped')} <bdi className={styles['count']}>{counts}</bdi>
      </h2>
      <BookRows
        label={t('social.openings.skipped')}
        keyOf={keyOf}
        items={positions}
        columns={[
          {
            key: 'symbol',
            label: t('social.column.symbol'),
            cell: (position) => <Symbol position={position} />,
          },
          {
            key: 'leaderLots',
            label: t('social.column.leaderLots'),
            figure: true,
            cell: ({ leaderLots }) => <NumberCell value={leaderLots} />,
          },
          {
            key: 'wanted',
            label: t('social.column.wanted'),
            figure: true,
            cell: ({ wanted }) => <NumberCell value={wanted} />,
          },
          {
            key: 'reason',
            label: t('social.column.reason'),
            cell: ({ missing, skipped }) =>
              skipped === 'no-margin' && missing !== null
                ? t('social.missingMargin', { amount: formatMoney(missing, currency) })
                : t(`social.skipped.${skipped ?? 'limit'}`),
          },
          { key: 'at', label: t('social.column.at'), cell: ({ at }) => <TimeCell instant={at} /> },
        ]}
      />
    </section>
  );
}

function Symbol({ position: { side, symbol } }: { position: CopyPosition }) {
  const { t } = useTranslation();
  return (
    <>
      <b>
        <Verbatim>{symbol}</Verbatim>
      </b>{' '}
      {t(`social.side.${side}`)}
    </>
  );
}

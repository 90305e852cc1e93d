import type { CopyDetails, CopyOpening } from '../../../domain/social/copy';
import { sumOfOpenings } from '../../../domain/social/copy-figures';
import { Profit } from '../../components/figures/profit';
import { Verbatim } from '../../components/text/verbatim';
import type { BookColumn } from '../../forms/books/book-columns';
import { BookRows } from '../../forms/books/book-rows';
import { NumberCell, TimeCell } from '../../forms/books/cells';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './copies.module.css';

/** The openings of the strategy that the copy made: those that are open, and those that were closed. */
export function CopyOpenings({ copy }: { copy: CopyDetails }) {
  const { openings } = copy;
  const isOpen = ({ openLots }: CopyOpening) => openLots !== null;
  const isSkipped = ({ skipped }: CopyOpening) => skipped !== null;
  return (
    <>
      <Made copy={copy} name="open" openings={openings.filter(isOpen)} />
      <Made
        copy={copy}
        name="closed"
        openings={openings.filter((opening) => !isOpen(opening) && !isSkipped(opening))}
      />
    </>
  );
}

/** Each part of a position is an opening of its own. */
const keyOf = ({ at, lots, source }: CopyOpening) => `${source} ${at} ${lots}`;

function Made({
  copy: { currency },
  name,
  openings,
}: {
  copy: CopyDetails;
  name: 'open' | 'closed';
  openings: readonly CopyOpening[];
}) {
  const { t } = useTranslation();
  const column = (
    key: string,
    cell: BookColumn<CopyOpening>['cell'],
    figure = true,
  ): BookColumn<CopyOpening> => ({ key, label: t(`social.column.${key}`), figure, cell });
  const sumOf = (figure: 'gap' | 'profit') => (
    <Profit value={sumOfOpenings(openings, figure)} currency={currency} />
  );
  const isOpen = name === 'open';
  return (
    <section className={styles['section']}>
      <h2>{t(`social.openings.${name}`)}</h2>
      {isOpen && openings.length > 0 && <p className={styles['beforeTable']}>{t('social.copy.gapNote')}</p>}
      {openings.length === 0 ? (
        <p className={styles['quiet']}>{t(`social.openings.none.${name}`)}</p>
      ) : (
        <BookRows
          label={t(`social.openings.${name}`)}
          keyOf={keyOf}
          items={openings}
          columns={[
            {
              ...column('symbol', (opening) => <Symbol opening={opening} />, false),
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

/** The openings that the copy skipped, each with its reason. */
export function CopySkipped({ copy: { madeCount, openings: all, skippedCount } }: { copy: CopyDetails }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const openings = all.filter(({ skipped }) => skipped !== null);
  const counts =
    skippedCount === null || madeCount === null
      ? undefined
      : `${numbers.integer(skippedCount)} / ${numbers.integer(skippedCount + madeCount)}`;
  if (openings.length === 0) return null;
  return (
    <section className={styles['section']} data-testid="copy-skipped">
      <h2>
        {t('social.openings.skipped')} <bdi className={styles['count']}>{counts}</bdi>
      </h2>
      <BookRows
        label={t('social.openings.skipped')}
        keyOf={keyOf}
        items={openings}
        columns={[
          {
            key: 'symbol',
            label: t('social.column.symbol'),
            cell: (opening) => <Symbol opening={opening} />,
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
            cell: ({ wantedLots }) => <NumberCell value={wantedLots} />,
          },
          {
            key: 'reason',
            label: t('social.column.reason'),
            cell: ({ skipped }) => t(`social.skipped.${skipped ?? 'limit'}`),
          },
          { key: 'at', label: t('social.column.at'), cell: ({ at }) => <TimeCell instant={at} /> },
        ]}
      />
    </section>
  );
}

function Symbol({ opening: { side, symbol } }: { opening: CopyOpening }) {
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

import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { sumDecimals } from '../../../domain/kernel/numbers/decimal';
import type { StrategyDeal } from '../../../domain/social/strategy-details';
import { Profit } from '../../components/figures/profit';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Verbatim } from '../../components/text/verbatim';
import { BookRows } from '../../forms/books/book-rows';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { NumberCell, TimeCell } from '../../forms/books/cells';
import { Pager } from '../../forms/books/pager';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy.module.css';

/** The closed trades of the open strategy, page by page. */
export const StrategyDeals = observer(function StrategyDeals({ currency }: { currency: string }) {
  const { t } = useTranslation();
  const { pages } = useStore(StrategiesStore);
  const container = useRef<HTMLElement>(null);
  return (
    <section ref={container} tabIndex={-1} className={styles['section']} data-testid="strategy-deals">
      <h2>{t('social.openings.closed')}</h2>
      <FreshPanel
        remote={pages.state}
        onRetry={() => pages.retry()}
        failedTitle={t('social.page.failed')}
        skeleton={<BookSkeleton />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles['note']}>{t('social.openings.none.closed')}</p>
          ) : (
            <BookRows
              label={t('social.openings.closed')}
              items={items}
              keyOf={({ ticket }) => ticket}
              columns={[
                { key: 'symbol', label: t('social.column.symbol'), cell: (deal) => <Symbol deal={deal} /> },
                {
                  key: 'lots',
                  label: t('social.column.leaderLots'),
                  figure: true,
                  cell: ({ lots }) => <NumberCell value={lots} />,
                },
                {
                  key: 'opened',
                  label: t('account.books.opened'),
                  cell: ({ openedAt }) => <TimeCell instant={openedAt} />,
                },
                {
                  key: 'openPrice',
                  label: t('account.books.openPrice'),
                  figure: true,
                  cell: ({ openPrice }) => <NumberCell value={openPrice} />,
                },
                {
                  key: 'closed',
                  label: t('account.books.closed'),
                  cell: ({ closedAt }) => <TimeCell instant={closedAt} />,
                },
                {
                  key: 'closePrice',
                  label: t('account.books.closePrice'),
                  figure: true,
                  cell: ({ closePrice }) => <NumberCell value={closePrice} />,
                },
                {
                  key: 'net',
                  label: t('account.books.net'),
                  figure: true,
                  cell: (deal) => <Profit value={netOf(deal)} currency={currency} />,
                },
              ]}
            />
          )
        }
      </FreshPanel>
      <Pager pages={pages} onPageChange={() => container.current?.focus()} />
    </section>
  );
});

/** Profit with swap and commission; null if one was not sent. */
const netOf = ({ commission, profit, swap }: StrategyDeal): string | null =>
  profit === null || swap === null || commission === null ? null : sumDecimals([profit, swap, commission]);

function Symbol({ deal: { side, symbol } }: { deal: StrategyDeal }) {
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

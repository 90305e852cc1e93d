import type { BonusTrade, CampaignBonus } from '../../../domain/campaigns/bonus';
import sections from '../../components/page/page-sections.module.css';
import { BookRows } from '../../forms/books/book-rows';
import { InstrumentCell, NumberCell, TimeCell, ZoneNote } from '../../forms/books/cells';
import { useTranslation } from '../../i18n/texts';

/** The trades that count for a bonus, the latest first, with the lots that each brings. */
export function BonusTrades({ bonus: { trades } }: { bonus: CampaignBonus }) {
  const { t } = useTranslation();
  if (trades.length === 0) return <p className={sections['help']}>{t('campaignBonus.noTrades')}</p>;
  return (
    <>
      {trades.length > 1 && <p className={sections['meta']}>{t('campaignBoard.latest')}</p>}
      <BookRows
        label={t('campaignBonus.trades')}
        items={trades}
        keyOf={({ ticket }) => ticket}
        testIdOf={({ ticket }) => `campaign-trade-${ticket}`}
        columns={[
          {
            key: 'symbol',
            label: t('account.books.symbol'),
            cell: ({ symbol, ticket }: BonusTrade) => <InstrumentCell symbol={symbol} ticket={ticket} />,
          },
          {
            key: 'side',
            label: t('account.books.side'),
            cell: ({ side }) => t(`account.books.${side}`),
          },
          {
            key: 'closed',
            label: t('account.books.closed'),
            cell: ({ closedAt }) => <TimeCell instant={closedAt} />,
          },
          {
            key: 'lots',
            label: t('account.books.lots'),
            figure: true,
            cell: ({ lots }) => <NumberCell value={lots} />,
          },
        ]}
      />
      <ZoneNote />
    </>
  );
}

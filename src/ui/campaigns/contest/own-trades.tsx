import { useState } from 'react';
import { isBenefitKind, type Campaign } from '../../../domain/campaigns/campaign';
import type { ContestScore, ContestTrade } from '../../../domain/campaigns/contest';
import { Amount } from '../../components/figures/amount';
import { Profit } from '../../components/figures/profit';
import sections from '../../components/page/page-sections.module.css';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { BookRows } from '../../forms/books/book-rows';
import { InstrumentCell, NumberCell, TimeCell, ZoneNote } from '../../forms/books/cells';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './contest.module.css';

const TABS = ['countedTab', 'excludedTab'] as const;

/** The client's trades within the campaign: those that count, and the others with the reason. */
export function OwnTrades({ campaign, score }: { campaign: Campaign; score: ContestScore }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [tab, setTab] = useState<(typeof TABS)[number]>('countedTab');
  const tradesOf = (name: (typeof TABS)[number]) =>
    score.trades.filter(({ reason }) => (name === 'countedTab') === (reason === null));
  const trades = tradesOf(tab);
  const net = (trade: ContestTrade) => <Profit value={trade.net} currency={campaign.currency ?? ''} />;
  const { kind } = campaign;
  const amountOf = (value: string | null) => (
    <Amount withoutCode value={value} currency={campaign.currency ?? ''} />
  );
  const money = isBenefitKind(kind)
    ? [
        {
          key: 'cost',
          label: t(kind === 'feeWaiver' ? 'account.books.commission' : 'account.costs.spread'),
          figure: true,
          cell: ({ cost }: ContestTrade) => amountOf(cost),
        },
        {
          key: 'amount',
          label: t(`campaignBoard.amount.${kind}`),
          figure: true,
          cell: ({ amount }: ContestTrade) => amountOf(amount),
        },
      ].filter(({ key }) => key === 'cost' || tab === 'countedTab')
    : [{ key: 'net', label: t('account.books.net'), figure: true, cell: net }];
  const why = ({ reason, seconds }: ContestTrade) =>
    reason !== null &&
    t(`campaignBoard.reason.${reason}`, {
      seconds: numbers.integer(seconds),
      needed: campaign.rules.find(({ key }) => key === 'seconds')?.value ?? '',
    });
  return (
    <>
      <h2>{t('campaignBoard.trades')}</h2>
      <div className={styles['tabs']}>
        <FilterButtons
          label={t('campaignBoard.trades')}
          choices={TABS}
          value={tab}
          nameOf={(name) => `${t(`campaignBoard.${name}`)} ${numbers.integer(tradesOf(name).length)}`}
          onChange={setTab}
        />
        {trades.length > 1 && <p className={sections['meta']}>{t('campaignBoard.latest')}</p>}
      </div>
      {trades.length === 0 ? (
        <p className={sections['help']}>{t('campaignBoard.noTrades')}</p>
      ) : (
        <BookRows
          label={t('campaignBoard.trades')}
          items={trades}
          keyOf={({ ticket }) => ticket}
          testIdOf={({ ticket }) => `campaign-trade-${ticket}`}
          columns={[
            {
              key: 'symbol',
              label: t('account.books.symbol'),
              cell: ({ symbol, ticket }) => <InstrumentCell symbol={symbol} ticket={ticket} />,
            },
            {
              key: 'side',
              label: t('account.books.side'),
              cell: ({ side }) => t(`account.books.${side}`),
            },
            {
              key: 'lots',
              label: t('account.books.lots'),
              figure: true,
              cell: ({ lots }) => <NumberCell value={lots} />,
            },
            {
              key: 'opened',
              label: t('account.books.opened'),
              cell: ({ openedAt }) => <TimeCell instant={openedAt} />,
            },
            {
              key: 'closed',
              label: t('account.books.closed'),
              cell: ({ closedAt }) => <TimeCell instant={closedAt} />,
            },
            ...money,
            ...(tab === 'excludedTab' ? [{ key: 'why', label: t('campaignBoard.why'), cell: why }] : []),
          ]}
        />
      )}
      <ZoneNote />
    </>
  );
}

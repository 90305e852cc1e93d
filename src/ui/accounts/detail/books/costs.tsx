import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CostStore } from '../../../../application/accounts/cost-store';
import type { Account } from '../../../../domain/accounts/account';
import { COST_KINDS, type CostReport, type MonthOfCosts } from '../../../../domain/accounts/books';
import { Amount } from '../../../components/figures/amount';
import { EmptyNote } from '../../../components/panels/empty-note';
import { FreshPanel } from '../../../components/panels/fresh-panel';
import { saveCsv } from '../../../components/save-csv';
import { Sentence } from '../../../components/text/sentence';
import { FilterButtons } from '../../../forms/antd/filter-buttons';
import type { BookRowsProps } from '../../../forms/books/book-columns';
import { BookRows } from '../../../forms/books/book-rows';
import { BookSkeleton } from '../../../forms/books/book-skeleton';
import { useCulture } from '../../../i18n/culture-context';
import { formatMonth } from '../../../i18n/dates';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import styles from './costs.module.css';

const COST_TEXTS: Readonly<Record<(typeof COST_KINDS)[number], string>> = {
  spread: 'account.costs.spread',
  commission: 'account.books.commission',
  swap: 'account.books.swap',
  fees: 'account.costs.fees',
  total: 'account.books.total',
};

/** Trading costs of an account by month. Renders nothing if the gateway has no such report. */
export const Costs = observer(function Costs({ account }: { account: Account }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const store = useStore(CostStore);
  const { currency, login, openedAt } = account;
  useEffect(() => store.open(login), [store, login]);
  if (store.isMissing) return null;
  const years = store.yearsSince(openedAt).map(String);
  const hasLines = store.rows().length > 0;
  const save = () => {
    const head = [t('account.costs.month'), ...COST_KINDS.map((kind) => t(COST_TEXTS[kind]))];
    const headCells = head.map((text) => ({ text }));
    saveCsv(`${login}_${store.year}_costs.csv`, [headCells, ...store.rows()], culture);
  };
  return (
    <section className={styles['costs']} data-testid="costs">
      <h2>{t('account.costs.title')}</h2>
      <p className={styles['help']}>{t('account.costs.help', { currency: `\u2066${currency}\u2069` })}</p>
      <div className={styles['tools']} data-paper="off">
        <FilterButtons
          label={t('account.costs.year')}
          choices={years}
          value={String(store.year)}
          nameOf={(year) => year}
          onChange={(year) => store.choose(Number(year))}
        />
        {hasLines && (
          <Button icon={<DownloadOutlined aria-hidden />} data-testid="costs-csv" onClick={save}>
            {t('account.costs.csv')}
          </Button>
        )}
      </div>
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('account.costs.failed')}
        skeleton={<BookSkeleton />}
      >
        {(report) => <Months report={report} />}
      </FreshPanel>
    </section>
  );
});

const Months = observer(function Months({
  report: { currency, introducer, months, rebated, waived },
}: {
  report: CostReport;
}) {
  const { t } = useTranslation();
  const culture = useCulture();
  const { totals, year } = useStore(CostStore);
  if (months.length === 0)
    return (
      <EmptyNote
        title={t('account.costs.empty', { year: String(year) })}
        text={t('account.costs.emptyHelp')}
        testId="costs-empty"
      />
    );
  const columns: BookRowsProps<MonthOfCosts>['columns'] = [
    {
      key: 'month',
      label: t('account.costs.month'),
      cell: ({ month }) => <b>{formatMonth(month, culture)}</b>,
      total: <b>{t('account.books.total')}</b>,
    },
    ...COST_KINDS.map((kind) => ({
      key: kind,
      label: t(COST_TEXTS[kind]),
      figure: true,
      cell: (month: MonthOfCosts) => <Amount withoutCode value={month[kind]} currency={currency} />,
      total: <Amount withoutCode value={totals?.[kind] ?? null} currency={currency} />,
    })),
  ];
  return (
    <>
      <BookRows
        isPrintable
        label={t('account.costs.title')}
        columns={columns}
        items={months}
        keyOf={({ month }) => month}
      />
      <p className={styles['note']}>{t('account.costs.note')}</p>
      {Object.entries({ waived, rebated }).map(
        ([kind, amount]) =>
          amount !== null && (
            <p key={kind} className={styles['note']} data-testid={`costs-${kind}`}>
              <Sentence
                textKey={`account.costs.${kind}`}
                parts={{ amount: <Amount value={amount} currency={currency} /> }}
                values={{ year: String(year) }}
              />
            </p>
          ),
      )}
      {introducer.map((reward) => (
        <p key={reward.currency} className={styles['note']} data-testid="costs-introducer">
          <Sentence
            textKey="account.costs.introducer"
            parts={{ amount: <Amount value={reward.amount} currency={reward.currency} /> }}
            values={{ year: String(year) }}
          />
        </p>
      ))}
    </>
  );
});

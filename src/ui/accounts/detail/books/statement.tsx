import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dataOf } from '../../../../application/remote/remote';
import { StatementStore } from '../../../../application/accounts/statement-store';
import type { Account } from '../../../../domain/accounts/account';
import type { Statement as Totals } from '../../../../domain/accounts/books';
import {
  STATEMENT_COLUMNS,
  statementRow,
  type StatementColumn,
} from '../../../../domain/accounts/statement-lines';
import { STATEMENT_PRESETS, type StatementPreset } from '../../../../domain/accounts/statement-range';
import { Amount } from '../../../components/figures/amount';
import { FreshPanel } from '../../../components/panels/fresh-panel';
import { KeyFigures, type KeyFigure } from '../../../components/figures/key-figures';
import { Profit } from '../../../components/figures/profit';
import { Verbatim } from '../../../components/text/verbatim';
import { saveCsv } from '../../../components/save-csv';
import { DateInput } from '../../../forms/antd/date-input';
import { FilterButtons } from '../../../forms/antd/filter-buttons';
import { Field } from '../../../forms/field';
import { FormNotice } from '../../../forms/form-notice';
import { useCulture } from '../../../i18n/culture-context';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import { BookSkeleton } from '../../../forms/books/book-skeleton';
import { DayText, ZoneNote } from '../../../forms/books/cells';
import { Costs } from './costs';
import { StatementRows } from './statement-rows';
import styles from './statement.module.css';
import { useLineLabel } from './use-line-label';

/** Text keys of the columns, shared with the account's lists. */
const COLUMN_TEXTS: Readonly<Record<StatementColumn, string>> = {
  time: 'timeInUtc',
  kind: 'kind',
  ticket: 'ticketNumber',
  symbol: 'symbol',
  side: 'side',
  lots: 'lots',
  openPrice: 'openPrice',
  closePrice: 'closePrice',
  profit: 'profitIn',
  swap: 'swap',
  commission: 'commission',
  net: 'net',
  balance: 'balanceIn',
  reference: 'reference',
  method: 'method',
  counterpart: 'counterpart',
  closedBy: 'closedBy',
};

/** The statement of an account: a range of days, its totals as sent, its lines, a file of them, and a page to print. */
export const Statement = observer(function Statement({ account }: { account: Account }) {
  const { t } = useTranslation();
  const store = useStore(StatementStore);
  const { login } = account;
  useEffect(() => store.open(login), [store, login]);
  return (
    <div className={styles['statement']} data-testid="statement" data-paper="wide">
      <Tools account={account} />
      <ZoneNote />
      <FreshPanel
        remote={store.totals}
        onRetry={() => store.retry()}
        failedTitle={t('account.statement.failed')}
      >
        {(totals) => <Figures totals={totals} />}
      </FreshPanel>
      <FreshPanel
        remote={store.lines}
        onRetry={() => store.retry()}
        failedTitle={t('account.statement.failed')}
        skeleton={<BookSkeleton />}
      >
        {(lines) => <StatementRows account={account} lines={lines} totals={dataOf(store.totals)} />}
      </FreshPanel>
      <Costs account={account} />
    </div>
  );
});

const Tools = observer(function Tools({ account }: { account: Account }) {
  const { t } = useTranslation();
  const store = useStore(StatementStore);
  const culture = useCulture();
  const labelOf = useLineLabel();
  const { currency, login } = account;
  const { from, to } = store.range;
  const save = async () => {
    const lines = await store.collect();
    if (!lines) return;
    const head = STATEMENT_COLUMNS.map((column) => ({
      text: t(`account.books.${COLUMN_TEXTS[column]}`, { currency }),
    }));
    const rows = lines.map((line) => statementRow(line, currency, labelOf));
    saveCsv(`${login}_${from}_${to}.csv`, [head, ...rows], culture);
  };
  return (
    <div className={styles['tools']} data-paper="off">
      <FilterButtons<StatementPreset | null>
        label={t('account.statement.period')}
        choices={STATEMENT_PRESETS}
        value={store.preset}
        nameOf={(preset) => t(`account.statement.${preset ?? 'period'}`)}
        onChange={(preset) => preset && store.choose(preset)}
      />
      <div className={styles['days']}>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} id={`statement-${end}`} label={t(`account.books.${end}`)}>
            <DateInput name={end} value={store.range[end]} onChange={(day) => store.setDay(end, day)} />
          </Field>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={store.isCollecting}
          data-testid="statement-csv"
          onClick={() => void save()}
        >
          {t('account.statement.csv')}
        </Button>
        <Button
          icon={<PrinterOutlined aria-hidden />}
          data-testid="statement-print"
          onClick={() => window.print()}
        >
          {t('account.statement.print')}
        </Button>
      </div>
      {store.hasCollectFailed && <FormNotice tone="error">{t('account.statement.csvFailed')}</FormNotice>}
    </div>
  );
});

const Figures = observer(function Figures({ totals }: { totals: Totals }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { from, to } = useStore(StatementStore).range;
  const { currency, depositCount, withdrawalCount, deals, lots } = totals;
  const balance = (
    key: 'openingBalance' | 'closingBalance',
    day: string,
    note: 'begins' | 'ends',
  ): KeyFigure => ({
    key,
    caption: <DayText day={day} textKey="account.statement.balanceOn" />,
    value: <Amount value={totals[key]} currency={currency} />,
    note: t(`account.statement.${note}`),
  });
  const change = (key: 'swap' | 'commission' | 'other', caption: string): KeyFigure => ({
    key,
    caption,
    value: <Profit partial value={totals[key]} currency={currency} />,
  });
  const hasCounts = depositCount !== null && withdrawalCount !== null;
  const hasWithdrawals = Number(totals.withdrawals) !== 0;
  const money = (value: string | null) =>
    value === null ? '—' : <Verbatim>{numbers.change(value, currency).text}</Verbatim>;
  return (
    <KeyFigures
      figures={[
        balance('openingBalance', from, 'begins'),
        {
          key: 'paid',
          caption: t('account.curve.moved'),
          value: <Profit partial value={totals.deposits} currency={currency} />,
          note: (
            <>
              {hasWithdrawals && money(totals.withdrawals)}
              {hasWithdrawals && hasCounts && ' · '}
              {hasCounts &&
                t('account.statement.inAndOut', {
                  in: numbers.integer(depositCount),
                  out: numbers.integer(withdrawalCount),
                })}
            </>
          ),
        },
        {
          key: 'profit',
          caption: t('account.statement.profit'),
          value: <Profit value={totals.profit} currency={currency} />,
          note:
            deals !== null &&
            lots !== null &&
            t('account.statement.trades', { number: numbers.integer(deals), lots: numbers.exact(lots) }),
        },
        change('swap', t('account.books.swap')),
        change('commission', t('account.books.commission')),
        ...(Number(totals.other) === 0 ? [] : [change('other', t('account.statement.other'))]),
        balance('closingBalance', to, 'ends'),
      ]}
    />
  );
});

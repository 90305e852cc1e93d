import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WalletMovesStore } from '../../../application/wallet/wallet-moves-store';
import { isLongerThan } from '../../../domain/kernel/identifiers/length';
import { MAX_ADDRESS_LENGTH } from '../../../domain/wallet/digital-asset';
import { MONEY_STATES } from '../../../domain/money/money-states.table';
import { moveOf } from '../../../domain/money/money-request';
import type { Wallet, WalletRequest, WalletTotals } from '../../../domain/wallet/wallet';
import { WALLET_COLUMNS, walletRow } from '../../../domain/wallet/wallet-file';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Amount, MissingValue } from '../../components/figures/amount';
import { KeyFigures } from '../../components/figures/key-figures';
import { Profit } from '../../components/figures/profit';
import { saveCsv } from '../../components/save-csv';
import { DateInput } from '../../forms/antd/date-input';
import { SelectInput } from '../../forms/antd/select-input';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { useLengthError } from '../../forms/use-length-error';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import type { BookRowsProps } from '../../forms/books/book-columns';
import { BookSection } from '../../forms/books/book-section';
import { TimeCell, ZoneNote } from '../../forms/books/cells';
import { RequestState } from '../../money/parts/request-state';
import { TransactionId } from '../../money/parts/copyable-code';
import { Verbatim } from '../../components/text/verbatim';
import styles from './wallet.module.css';

const KINDS = ['deposit', 'withdrawal', 'transfer'] as const;
/** The portal's own state of a form. No request has it. */
const NO_REQUEST = 'draft';
const STATES = Object.keys(MONEY_STATES).filter((state) => state !== NO_REQUEST);

/** All moves of the wallet, newest first, with filters, pages and a CSV file. */
export const History = observer(function History({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { history } = useStore(WalletMovesStore);
  const { totals } = history;
  const columns = useColumns();
  return (
    <>
      {totals && <HistoryTotals totals={totals} />}
      <CsvDownload />
      <BookSection
        name="wallet"
        textPrefix="wallet.history"
        label={t('wallet.tab.history')}
        login={0}
        list={history}
        filters={<HistoryFilters wallet={wallet} />}
        keyOf={({ requestId }: WalletRequest) => requestId}
        columnsOf={() => columns}
        nextStep={<Link to={walletPage('deposit')}>{t('money.move.deposit')}</Link>}
      />
    </>
  );
});

/** Columns without totals: those are above the list. */
function useColumns(): BookRowsProps<WalletRequest>['columns'] {
  const { t } = useTranslation();
  return [
    {
      key: 'kind',
      label: t('account.books.kind'),
      cell: ({ addressLabel, kind, reference, requestId }) => (
        <>
          <Link to={walletPage('history', { request: requestId })} className={styles['move']}>
            {t(`money.move.${moveOf(kind)}`)}
          </Link>
          <div className={styles['quiet']}>
            <Verbatim dir="auto">{addressLabel ?? reference}</Verbatim>
          </div>
        </>
      ),
    },
    { key: 'at', label: t('account.books.time'), cell: ({ createdAt }) => <TimeCell instant={createdAt} /> },
    {
      key: 'asset',
      label: t('wallet.assetAndNetwork'),
      cell: ({ asset, network, networkTitle }) => (
        <>
          <Verbatim>{asset}</Verbatim>
          <div className={styles['quiet']}>
            <Verbatim dir="auto">{networkTitle ?? network}</Verbatim>
          </div>
        </>
      ),
    },
    {
      key: 'change',
      label: t('money.amount'),
      figure: true,
      cell: ({ asset, change }) => <Profit partial value={change} currency={asset} />,
    },
    {
      key: 'fee',
      label: t('money.line.fee'),
      figure: true,
      cell: ({ asset, currency, fee }) => <Amount withoutCode value={fee} currency={currency ?? asset} />,
    },
    {
      key: 'arrives',
      label: t('money.line.net.transfer'),
      figure: true,
      cell: ({ arrives, arrivesCurrency, asset }) => (
        <Amount
          value={arrives}
          currency={arrivesCurrency ?? asset}
          withoutCode={(arrivesCurrency ?? asset) === asset}
        />
      ),
    },
    {
      key: 'state',
      label: t('wallet.stateLabel'),
      cell: ({ reason, state }) => (
        <>
          <RequestState state={state} />
          {reason !== null && (
            <div className={styles['quiet']}>
              <bdi>{reason}</bdi>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'txid',
      label: t('money.fact.txid'),
      cell: ({ explorerUrl, txid }) =>
        txid === null ? <MissingValue /> : <TransactionId txid={txid} explorerUrl={explorerUrl} />,
    },
  ];
}

function HistoryTotals({ totals: { assets, completed, count } }: { totals: WalletTotals }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (count === null || completed === null) return null;
  const figures = [
    {
      key: 'count',
      caption: t('wallet.history.completed'),
      value: t('money.confirmations', { done: numbers.integer(completed), number: numbers.integer(count) }),
    },
    ...assets.map(({ asset, moved, movedIn, movedOut }) => ({
      key: asset,
      caption: <Verbatim>{asset}</Verbatim>,
      value: <Profit partial value={moved} currency={asset} />,
      note:
        movedIn !== null &&
        movedOut !== null &&
        t('wallet.history.inOut', { in: numbers.exact(movedIn), out: numbers.exact(movedOut) }),
    })),
  ];
  return (
    <div className={styles['figures']}>
      <KeyFigures figures={figures} />
    </div>
  );
}

const HistoryFilters = observer(function HistoryFilters({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { history } = useStore(WalletMovesStore);
  const { asset, from, kind, search, state, to } = history.filter;
  const anyChoice = { value: '', label: t('account.books.any') };
  return (
    <div className={styles['filters']} role="search" aria-label={t('account.books.filters')}>
      <Field id="wallet-kind" label={t('account.books.kind')}>
        <SelectInput
          value={kind}
          choices={[anyChoice, ...KINDS.map((value) => ({ value, label: t(`money.move.${moveOf(value)}`) }))]}
          onChange={(value) => history.setFilter({ kind: value })}
        />
      </Field>
      <Field id="wallet-asset" label={t('wallet.asset')}>
        <SelectInput
          value={asset}
          choices={[anyChoice, ...wallet.assets.map((item) => ({ value: item.asset, label: item.asset }))]}
          onChange={(value) => history.setFilter({ asset: value })}
        />
      </Field>
      <Field id="wallet-state" label={t('wallet.stateLabel')}>
        <SelectInput
          value={state}
          choices={[
            anyChoice,
            { value: 'underWay', label: t('wallet.underWay') },
            ...STATES.map((value) => ({ value, label: t(`money.state.${value}`) })),
          ]}
          onChange={(value) => history.setFilter({ state: value })}
        />
      </Field>
      <Field id="wallet-from" label={t('account.books.from')}>
        <DateInput name="from" value={from} onChange={(day) => history.setFilter({ from: day })} />
      </Field>
      <Field id="wallet-until" label={t('account.books.to')}>
        <DateInput name="to" value={to} onChange={(day) => history.setFilter({ to: day })} />
      </Field>
      <SearchField key={search} initialText={search} />
      <ZoneNote />
    </div>
  );
});

/** The search is sent when the client leaves the field or submits, not with each letter. */
function SearchField({ initialText }: { initialText: string }) {
  const { t } = useTranslation();
  const { history } = useStore(WalletMovesStore);
  const [searchText, setSearchText] = useState(initialText);
  const lengthError = useLengthError();
  const applySearch = () => {
    if (!isLongerThan(searchText, MAX_ADDRESS_LENGTH)) history.setFilter({ search: searchText.trim() });
  };
  return (
    <SubmitForm unsentText="nothing" onSubmit={applySearch}>
      <Field
        id="wallet-search"
        label={t('wallet.history.search')}
        error={lengthError(searchText, MAX_ADDRESS_LENGTH)}
      >
        <TextInput
          autoComplete="off"
          dir="ltr"
          value={searchText}
          onChange={setSearchText}
          onBlur={applySearch}
        />
      </Field>
    </SubmitForm>
  );
}

const CsvDownload = observer(function CsvDownload() {
  const { t } = useTranslation();
  const culture = useCulture();
  const store = useStore(WalletMovesStore);
  const save = async () => {
    const moves = await store.collect();
    if (!moves) return;
    const head = WALLET_COLUMNS.map((column) => ({ text: t(`wallet.column.${column}`) }));
    const rows = moves.map((move) =>
      walletRow(move, {
        kindOf: (kind) => t(`money.move.${moveOf(kind)}`),
        stateOf: (state) => t(`money.state.${state}`),
      }),
    );
    saveCsv('wallet.csv', [head, ...rows], culture);
  };
  return (
    <>
      <div className={styles['tools']}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={store.isCollecting}
          data-testid="wallet-csv"
          onClick={() => void save()}
        >
          {t('account.statement.csv')}
        </Button>
      </div>
      {store.hasCollectFailed && <FormNotice tone="error">{t('account.statement.csvFailed')}</FormNotice>}
    </>
  );
});

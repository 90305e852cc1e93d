import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PartnerListsStore } from '../../../application/partnership/partner-lists-store';
import { CLIENT_COLUMNS, clientRows } from '../../../domain/partnership/partner-files';
import { partnerPage } from '../../../domain/partnership/partner-tabs';
import type { ReferredClient, RewardSum } from '../../../domain/partnership/referred-client';
import { Amount, MissingValue } from '../../components/figures/amount';
import { saveCsv } from '../../components/save-csv';
import { Verbatim } from '../../components/text/verbatim';
import type { BookRowsProps } from '../../forms/books/book-columns';
import books from '../../forms/books/books.module.css';
import { DayCell, NumberCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import type { PartnerAddress } from '../screens/use-partner-address';
import { CpaProgressLines } from './cpa-conditions';
import { ClientStateChip } from './client-state';
import styles from './lists.module.css';
import { PartnerList } from './partner-list';

/** The clients whom the partner has referred; each leads to the rewards for their trades. */
export const ClientsTab = observer(function ClientsTab({ address }: { address: PartnerAddress }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const store = useStore(PartnerListsStore);
  const { clearFilter, filter } = address;
  useEffect(() => store.open('clients', filter), [store, filter]);
  const numbers = useNumbers();
  const columns = useColumns(address);
  const save = async () => {
    const clients = await store.collectClients();
    if (!clients) return;
    const head = CLIENT_COLUMNS.map((column) => ({ text: t(`partnership.column.${column}`) }));
    const rows = clients.flatMap((client) =>
      clientRows(client, (state) => t(`partnership.clientState.${state}`)),
    );
    saveCsv('partnership-clients.csv', [head, ...rows], culture);
  };
  return (
    <PartnerList
      name="clients"
      list={store.clients}
      count={
        store.clientTotals
          ? t('partnership.clients.count', { clients: numbers.integer(store.clientTotals.clients) })
          : undefined
      }
      columns={columns}
      keyOf={({ ref }: ReferredClient) => ref}
      narrowRow={{
        firstLineEndKey: 'reward',
        renderSecondLine: ({ country, level, registeredAt }) => (
          <>
            {country !== null && <bdi>{localizedName('region', country, culture)}</bdi>} ·{' '}
            {t('partnership.why.level', { level: numbers.integer(level) })} ·{' '}
            <DayCell instant={registeredAt} />
          </>
        ),
        renderSecondLineEnd: (client) => <State client={client} />,
      }}
      testIdOf={({ ref }) => `partner-client-${ref}`}
      onClear={clearFilter}
      onSave={() => void save()}
    >
      <p className={`${styles['quiet']} ${styles['note']}`}>{t('partnership.clients.privacy')}</p>
    </PartnerList>
  );
});

function useColumns({ filter }: PartnerAddress): BookRowsProps<ReferredClient>['columns'] {
  const { t } = useTranslation();
  const culture = useCulture();
  const numbers = useNumbers();
  const { clientTotals: totals } = useStore(PartnerListsStore);
  return [
    {
      key: 'client',
      label: t('partnership.column.client'),
      cell: ({ email, ref }) => (
        <>
          <Link
            to={partnerPage('commissions', { ...filter, client: ref })}
            className={books['rowLink']}
            preventScrollReset
          >
            <Verbatim>{email ?? ref}</Verbatim>
          </Link>
          {email !== null && (
            <div className={styles['quiet']}>
              <Verbatim>{ref}</Verbatim>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'country',
      label: t('partnership.column.country'),
      cell: ({ country }) =>
        country === null ? <MissingValue /> : <bdi>{localizedName('region', country, culture)}</bdi>,
    },
    {
      key: 'level',
      label: t('partnership.level'),
      cell: ({ level }) => numbers.integer(level),
    },
    {
      key: 'registered',
      label: t('partnership.column.registered'),
      cell: ({ registeredAt }) => <DayCell instant={registeredAt} />,
    },
    {
      key: 'firstDeposit',
      label: t('partnership.column.firstDeposit'),
      figure: true,
      cell: ({ firstDeposit, firstDepositAt }) => (
        <>
          {firstDeposit && <Amount value={firstDeposit.amount} currency={firstDeposit.currency} />}
          <div className={styles['quiet']}>
            <DayCell instant={firstDepositAt} />
          </div>
        </>
      ),
    },
    {
      key: 'lots',
      label: t('partnership.column.lots'),
      figure: true,
      cell: ({ lots }) => <NumberCell value={lots} />,
      ...(totals && { total: <NumberCell value={totals.lots} /> }),
    },
    {
      key: 'reward',
      label: t('partnership.column.reward'),
      figure: true,
      cell: ({ currency, furtherRewards, reward }) => (
        <Amounts sums={currency === null ? [] : [{ currency, amount: reward }, ...furtherRewards]} />
      ),
      ...(totals && { total: <Amounts sums={totals.rewards} /> }),
    },
    {
      key: 'state',
      label: t('partnership.column.state'),
      cell: (client) => <State client={client} />,
    },
  ];
}

/** A client's state, and the progress of one whom CPA rewards once. */
function State({ client: { cpa, state } }: { client: ReferredClient }) {
  return (
    <>
      <ClientStateChip state={state} />
      {cpa && <CpaProgressLines progress={cpa} />}
    </>
  );
}

/** Money of several currencies, a line for each. */
export function Amounts({ sums }: { sums: readonly RewardSum[] }) {
  if (sums.length === 0) return <MissingValue />;
  return (
    <span className={styles['amounts']}>
      {sums.map(({ amount, currency }) => (
        <Amount key={currency} value={amount} currency={currency} />
      ))}
    </span>
  );
}

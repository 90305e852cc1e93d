import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PartnerListsStore } from '../../../application/partnership/partner-lists-store';
import { REWARD_COLUMNS, rewardRow } from '../../../domain/partnership/partner-files';
import { partnerPage } from '../../../domain/partnership/partner-tabs';
import type { PartnerReward } from '../../../domain/partnership/reward';
import { Amount } from '../../components/figures/amount';
import { Time } from '../../components/figures/time';
import { saveCsv } from '../../components/save-csv';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import type { BookRowsProps } from '../../forms/books/book-columns';
import books from '../../forms/books/books.module.css';
import { NumberCell, TimeCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import type { PartnerAddress } from '../screens/use-partner-address';
import { Amounts } from './clients-tab';
import styles from './lists.module.css';
import { PartnerList } from './partner-list';
import { RewardStateChip } from './reward-state';
import { RewardWhy } from './reward-why';

/** Rewards and trades without one; each opens to its working. */
export const CommissionsTab = observer(function CommissionsTab({ address }: { address: PartnerAddress }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const navigate = useNavigate();
  const store = useStore(PartnerListsStore);
  const { clearFilter, filter, reward, tab } = address;
  useEffect(() => store.open('rewards', filter), [store, filter]);
  const numbers = useNumbers();
  const columns = useColumns(address);
  const count = store.rewardTotals?.reduce((sum, { count: ofCurrency }) => sum + ofCurrency, 0);
  const save = async () => {
    const rewards = await store.collectRewards();
    if (!rewards) return;
    const head = REWARD_COLUMNS.map((column) => ({ text: t(`partnership.column.${column}`) }));
    const rows = rewards.map((item) =>
      rewardRow(item, {
        stateOf: (state) => t(`partnership.state.${state}`),
        reasonOf: (reason) => t(`partnership.reason.${reason}`),
      }),
    );
    saveCsv('partnership-rewards.csv', [head, ...rows], culture);
  };
  return (
    <>
      <PartnerList
        name="rewards"
        list={store.rewards}
        count={
          count === undefined ? undefined : t('partnership.rewards.count', { rows: numbers.integer(count) })
        }
        columns={columns}
        keyOf={({ id }: PartnerReward) => id}
        narrowRow={{
          firstLineEndKey: 'reward',
          renderSecondLine: ({ earnedAt, level, lots, ref }) => (
            <>
              <Verbatim>{ref}</Verbatim> · {t('partnership.why.level', { level: numbers.integer(level) })}
              {lots !== null && (
                <>
                  {' · '}
                  <Sentence textKey="partnership.lotsOf" parts={{ lots: <NumberCell value={lots} /> }} />
                </>
              )}
              <div>
                <TimeCell instant={earnedAt} />
              </div>
            </>
          ),
          renderSecondLineEnd: (item) => <State reward={item} />,
        }}
        testIdOf={({ id }) => `reward-${id}`}
        onClear={clearFilter}
        onSave={() => void save()}
      >
        <p className={`${styles['quiet']} ${styles['note']}`}>{t('partnership.rewards.note')}</p>
      </PartnerList>
      {reward !== null && (
        <RewardWhy
          key={reward}
          id={reward}
          onClose={() => void navigate(partnerPage(tab, filter), { preventScrollReset: true })}
        />
      )}
    </>
  );
});

/** Names of rows without a symbol. */
const UNNAMED = {
  trade: 'partnership.hiddenTrade',
  cpa: 'partnership.why.cpa',
  clawback: 'partnership.state.clawback',
} as const;

function useColumns({ filter, tab }: PartnerAddress): BookRowsProps<PartnerReward>['columns'] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { rewardTotals: totals } = useStore(PartnerListsStore);
  return [
    {
      key: 'trade',
      label: t('partnership.column.trade'),
      cell: ({ id, kind, symbol }) => (
        <Link
          to={partnerPage(tab, filter, id)}
          className={books['rowLink']}
          aria-haspopup="dialog"
          preventScrollReset
        >
          {symbol === null ? t(UNNAMED[kind]) : <Verbatim>{symbol}</Verbatim>}
        </Link>
      ),
    },
    {
      key: 'earned',
      label: t('partnership.column.earned'),
      cell: ({ earnedAt }) => <TimeCell instant={earnedAt} />,
    },
    {
      key: 'client',
      label: t('partnership.column.client'),
      cell: ({ email, ref }) => (
        <>
          <Verbatim>{ref}</Verbatim>
          {email !== null && (
            <div className={styles['quiet']}>
              <Verbatim>{email}</Verbatim>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'level',
      label: t('partnership.level'),
      cell: ({ level }) => numbers.integer(level),
    },
    {
      key: 'lots',
      label: t('partnership.column.lots'),
      figure: true,
      cell: ({ lots }) => <NumberCell value={lots} />,
    },
    {
      key: 'reward',
      label: t('partnership.column.reward'),
      figure: true,
      cell: ({ amount, currency, state }) => (
        <span className={state === 'rejected' ? styles['rejected'] : undefined}>
          <Amount value={amount} currency={currency} />
        </span>
      ),
      ...(totals && { total: <Amounts sums={totals} /> }),
    },
    {
      key: 'state',
      label: t('partnership.column.state'),
      cell: (item) => <State reward={item} />,
    },
  ];
}

/** A reward's state, with the day of its approval or the reason why there is none. */
function State({ reward: { dueAt, reason, state } }: { reward: PartnerReward }) {
  const { t } = useTranslation();
  return (
    <>
      <RewardStateChip state={state} />
      <div className={styles['quiet']}>
        {reason !== null && t(`partnership.reason.${reason}`)}
        {state === 'accrued' && dueAt !== null && (
          <Sentence
            textKey="partnership.due"
            parts={{ day: <Time instant={Date.parse(dueAt)} style="day" /> }}
          />
        )}
      </div>
    </>
  );
}

import type { Commission, Partnership } from '../../../domain/partnership/partnership';
import { Amount } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { Verbatim } from '../../components/text/verbatim';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from '../screens/partnership.module.css';

const STATES = ['paid', 'approved', 'accrued'] as const;

interface CommissionFiguresProps {
  partnership: Partnership;
  /** The counts beside the amounts: of people who followed a link, or of trades that earned. */
  fifth: 'funnel' | 'trades';
}

/** Commission per currency and state, as sent, and the counts behind it. */
export function CommissionFigures({ partnership, fifth }: CommissionFiguresProps) {
  const { t } = useTranslation();
  const funnel = useFunnel(partnership);
  const trades = useTrades(partnership);
  const counts = fifth === 'funnel' ? funnel : trades;
  const rows = partnership.commission.length > 0 ? partnership.commission : [noCommission(partnership)];
  return (
    <div className={styles['commission']}>
      {rows.map((row, index) => (
        <KeyFigures
          key={row.currency}
          figures={[
            {
              key: 'total',
              caption: t('partnership.commission'),
              value: <Amount value={row.total} currency={row.currency} />,
              note: <TotalNote commission={row} />,
            },
            ...STATES.map((state) => ({
              key: state,
              caption: t(`partnership.state.${state}`),
              value: <Amount value={row[state]} currency={row.currency} withoutCode />,
              note: t(`partnership.stateHelp.${state}`),
            })),
            ...(counts && index === 0 ? [counts] : []),
          ]}
        />
      ))}
    </div>
  );
}

/** Zeros in the currency of the rules, or dashes where no rule pays. */
function noCommission({ currency }: Partnership): Commission {
  const amount = currency === null ? null : '0';
  return {
    currency: currency ?? '',
    total: amount,
    paid: amount,
    approved: amount,
    accrued: amount,
    held: amount,
    clawedBack: amount,
    rejected: amount,
  };
}

/** The parts of the total without a separate figure, so that the figures add up. */
function TotalNote({ commission: { clawedBack, currency, held } }: { commission: Commission }) {
  const { t } = useTranslation();
  const isZero = (amount: string | null) => amount === null || Number(amount) === 0;
  if (isZero(held) && isZero(clawedBack)) return t('partnership.allStates');
  const amountOf = (amount: string | null) => <Amount withoutCode value={amount} currency={currency} />;
  return (
    <>
      {!isZero(held) && <Sentence textKey="partnership.ofWhichHeld" parts={{ amount: amountOf(held) }} />}
      {!isZero(held) && !isZero(clawedBack) && ' · '}
      {!isZero(clawedBack) && (
        <Sentence textKey="partnership.lessClawedBack" parts={{ amount: amountOf(clawedBack) }} />
      )}
    </>
  );
}

function useFunnel({ funnel }: Partnership): KeyFigure | null {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (!funnel) return null;
  const { clicks, firstDeposits, signUps } = funnel;
  return {
    key: 'funnel',
    caption: t('partnership.funnel'),
    value: (
      <Verbatim>
        {[clicks, signUps, firstDeposits].map((count) => numbers.integer(count)).join(' → ')}
      </Verbatim>
    ),
    note: t('partnership.funnelHelp'),
  };
}

function useTrades({ trades }: Partnership): KeyFigure | null {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (!trades) return null;
  const { all, earned } = trades;
  return {
    key: 'trades',
    caption: t('partnership.trades'),
    value: t('money.confirmations', { done: numbers.integer(earned), number: numbers.integer(all) }),
    note: t('partnership.tradesHelp', { trades: numbers.integer(all - earned) }),
  };
}

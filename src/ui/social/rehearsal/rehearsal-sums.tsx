import type { ReactNode } from 'react';
import type { Rehearsal } from '../../../domain/social/rehearsal';
import { costEffect, REHEARSAL_COSTS, resultBeforeCosts } from '../../../domain/social/rehearsal-figures';
import { MissingValue } from '../../components/figures/amount';
import { Verbatim } from '../../components/text/verbatim';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './rehearsal.module.css';

const COST_LABELS = {
  spread: 'account.costs.spread',
  commission: 'account.books.commission',
  swap: 'account.books.swap',
  fee: 'social.fees.title',
} as const;

/** From the result before costs to the result after them, with the copied and skipped trades. */
export function RehearsalSums({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { costs, currency, result, skipped, taken } = rehearsal;
  return (
    <div className={styles['sums']}>
      <div>
        <h3>{t('social.rehearsal.sum', { currency: `\u2066${currency}\u2069` })}</h3>
        <dl>
          <Line label={t('social.rehearsal.gross')}>
            <Change value={resultBeforeCosts(rehearsal)} currency={currency} />
          </Line>
          {REHEARSAL_COSTS.map((kind) => (
            <Line key={kind} label={t(COST_LABELS[kind])}>
              <Change value={effectOf(costs?.[kind])} currency={currency} />
            </Line>
          ))}
          <Line isSum label={t('social.copy.result')}>
            <Change value={result} currency={currency} />
          </Line>
        </dl>
      </div>
      <div>
        <h3>{t('social.disclosure.deals')}</h3>
        <dl>
          <Line label={t('social.rehearsal.copied')}>
            {taken === null ? <MissingValue /> : <Verbatim>{numbers.integer(taken)}</Verbatim>}
          </Line>
          {skipped.map(({ count, reason }) => (
            <Line
              key={reason}
              label={t('social.rehearsal.skipped', { reason: t(`social.skipped.${reason}`) })}
            >
              <Verbatim>{numbers.integer(count)}</Verbatim>
            </Line>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface LineProps {
  label: string;
  isSum?: boolean;
  children: ReactNode;
}

function Line({ children, isSum = false, label }: LineProps) {
  return (
    <div className={isSum ? styles['sum'] : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Money with its sign: a cost takes away, a swap that was earned adds. */
function Change({ currency, value }: { currency: string; value: string | undefined | null }) {
  const numbers = useNumbers();
  if (value === undefined || value === null) return <MissingValue />;
  return <Verbatim>{numbers.change(value, currency).text}</Verbatim>;
}

const effectOf = (cost: string | null | undefined) =>
  cost === null || cost === undefined ? null : costEffect(cost);

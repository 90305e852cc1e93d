import type { CpaCondition, CpaProgress } from '../../../domain/partnership/cpa';
import { instantOf } from '../../../domain/kernel/instant';
import { Amount } from '../../components/figures/amount';
import { Time } from '../../components/figures/time';
import { Sentence } from '../../components/text/sentence';
import { NumberCell } from '../../forms/books/cells';
import { useTranslation } from '../../i18n/texts';
import styles from './lists.module.css';

/** The conditions of a reward for a client, each with how far it is met. */
export function CpaConditions({ conditions }: { conditions: readonly CpaCondition[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles['working']}>
      {conditions.map((condition) => (
        <div key={condition.what}>
          <dt>{t(`partnership.cpa.${condition.what}`)}</dt>
          <dd>
            <ConditionProgress condition={condition} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same conditions below the state of an undecided client, with the last day. */
export function CpaProgressLines({ progress: { conditions, until } }: { progress: CpaProgress }) {
  const { t } = useTranslation();
  const end = instantOf(until);
  return (
    <div className={styles['quiet']}>
      {conditions.map((condition) => (
        <div key={condition.what}>
          <div>{t(`partnership.cpa.${condition.what}`)}</div>
          <ConditionProgress condition={condition} />
        </div>
      ))}
      {end !== null && (
        <Sentence
          textKey="partnership.cpa.until"
          // The last day ends at this instant.
          parts={{ day: <Time instant={end - 1} style="day" /> }}
        />
      )}
    </div>
  );
}

function ConditionProgress({ condition: { needed, unit, value } }: { condition: CpaCondition }) {
  const figureOf = (figure: string) =>
    unit === '' ? <NumberCell value={figure} /> : <Amount value={figure} currency={unit} />;
  return (
    <Sentence textKey="money.confirmations" parts={{ done: figureOf(value), number: figureOf(needed) }} />
  );
}

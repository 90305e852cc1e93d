import { CALCULATORS, type CalculatorKey } from '../../../domain/calculators/calculators.table';
import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import field from '../../forms/field.module.css';
import answer from './answer.module.css';
import form from './calculator-form.module.css';
import styles from './calculators-screen.module.css';

/** Placeholder of a calculator: name, fields and answer. */
export function CalculatorSkeleton({ calculator }: { calculator: CalculatorKey }) {
  return (
    <div>
      <h2>
        <SkeletonBlock />
      </h2>
      <p className={styles['purpose']}>
        <SkeletonBlock shape="medium" /> <SkeletonBlock shape="medium" />
      </p>
      <div className={styles['columns']}>
        <div className={form['form']}>
          {calculator !== 'converter' && <FieldSkeleton wide />}
          {CALCULATORS[calculator].map((name) =>
            name === 'symbol' ? <FieldSkeleton key={name} wide hint /> : <FieldSkeleton key={name} />,
          )}
        </div>
        <div className={answer['answer']}>
          <p className={answer['caption']}>
            <SkeletonBlock />
          </p>
          <p className={answer['figure']}>
            <SkeletonBlock shape="word" />
          </p>
          {range(5).map((line) => (
            <p key={line} className={answer['meaning']}>
              <SkeletonBlock shape="line" />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function FieldSkeleton({ wide = false, hint = false }: { wide?: boolean; hint?: boolean }) {
  return (
    <div className={[field['field'], wide && field['wide']].filter(Boolean).join(' ')}>
      <div className={field['line']}>
        <SkeletonBlock />
      </div>
      <SkeletonBlock shape="field" />
      {hint && (
        <div className={field['hint']}>
          <SkeletonBlock />
        </div>
      )}
    </div>
  );
}

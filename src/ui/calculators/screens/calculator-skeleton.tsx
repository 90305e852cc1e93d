import { CALCULATORS, type CalculatorKey } from '../../../domain/calculators/calculators.table';
import { Bone, several } from '../../components/panels/bone';
import field from '../../forms/field.module.css';
import answer from './answer.module.css';
import form from './calculator-form.module.css';
import styles from './calculators-screen.module.css';

/** A calculator: its name, its fields, and the answer beside them. */
export function CalculatorSkeleton({ calculator }: { calculator: CalculatorKey }) {
  return (
    <div>
      <h2>
        <Bone />
      </h2>
      <p className={styles['purpose']}>
        <Bone as="medium" /> <Bone as="medium" />
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
            <Bone />
          </p>
          <p className={answer['figure']}>
            <Bone as="word" />
          </p>
          {several(5).map((line) => (
            <p key={line} className={answer['meaning']}>
              <Bone as="line" />
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
        <Bone />
      </div>
      <Bone as="field" />
      {hint && (
        <div className={field['hint']}>
          <Bone />
        </div>
      )}
    </div>
  );
}

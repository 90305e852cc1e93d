import { Bone, several } from '../../components/bone';
import field from '../../forms/field.module.css';
import answer from './answer.module.css';
import form from './calculator-form.module.css';
import styles from './calculators-screen.module.css';

/** A calculator: its name, fields in two columns, and the answer beside them. */
export function CalculatorSkeleton() {
  return (
    <div>
      <h2>
        <Bone />
      </h2>
      <p className={styles['purpose']}>
        <Bone as="line" />
      </p>
      <div className={styles['columns']}>
        <div className={form['form']}>
          {several(6).map((one) => (
            <div key={one} className={field['field']}>
              <div className={field['line']}>
                <Bone />
              </div>
              <Bone as="field" />
              <div className={field['hint']}>
                <Bone />
              </div>
            </div>
          ))}
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

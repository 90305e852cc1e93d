import { Bone, several } from '../../components/panels/bone';
import field from '../../forms/field.module.css';
import styles from './application.module.css';

/** The steps, and the fields of one. */
export function ApplicationSkeleton() {
  return (
    <div className={styles['columns']}>
      <div className={styles['boneSteps']}>
        {several(7).map((one) => (
          <div key={one}>
            <Bone />
          </div>
        ))}
      </div>
      <div>
        {several(5).map((one) => (
          <div key={one} className={field['field']}>
            <div className={field['line']}>
              <Bone />
            </div>
            <Bone as="field" />
          </div>
        ))}
      </div>
    </div>
  );
}

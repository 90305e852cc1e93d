import { Bone, several } from '../../components/bone';
import sections from '../../components/page-sections.module.css';
import field from '../../forms/field.module.css';

/** The fields of a person. */
export function PersonSkeleton() {
  return (
    <div className={sections['form']}>
      {several(6).map((one) => (
        <div key={one} className={field['field']}>
          <div className={field['line']}>
            <Bone />
          </div>
          <Bone as="field" />
        </div>
      ))}
    </div>
  );
}

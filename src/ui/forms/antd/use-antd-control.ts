import { useControl } from '../field-context';
import styles from './control.module.css';

/** Props that an Ant Design control gets from its field: attributes, size and class. */
export function useAntdControl() {
  const control = useControl();
  const invalid = control['aria-invalid'];
  return {
    ...control,
    size: 'large' as const,
    status: invalid ? ('error' as const) : ('' as const),
    className: `${styles['control']} ${invalid ? styles['invalid'] : ''}`,
  };
}

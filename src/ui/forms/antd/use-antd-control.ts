import { useControl } from '../field-context';
import styles from './control.module.css';

/** What each of Ant Design's controls takes from the field around it: attributes, size and look. */
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

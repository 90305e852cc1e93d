import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** Accessible name: "Copy login 50128841". */
  label: string;
  onCopy: () => void;
}

/** A plain button next to a code or login. The store that copies also reports the result. */
export function CopyButton({ label, onCopy }: CopyButtonProps) {
  return (
    <button type="button" className={styles['button']} aria-label={label} title={label} onClick={onCopy}>
      <CopyOutlined aria-hidden />
    </button>
  );
}

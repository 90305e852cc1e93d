import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** What is copied, in words: "Copy login 50128841". */
  label: string;
  onCopy: () => void;
}

/** A quiet button beside a code or login. The store that copies also tells whether it worked. */
export function CopyButton({ label, onCopy }: CopyButtonProps) {
  return (
    <button type="button" className={styles['button']} aria-label={label} title={label} onClick={onCopy}>
      <CopyOutlined aria-hidden />
    </button>
  );
}

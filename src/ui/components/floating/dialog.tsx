import Modal from 'antd/es/modal/Modal';
import { useEffect, useState, type ReactNode } from 'react';
import { CONSTANTS } from '../../../domain/kernel/constants.table';
import { useTranslation } from '../../i18n/texts';
import styles from './dialog.module.css';

/** Wide enough for a question and its buttons. */
const WIDTH_PX = 440;

interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, the primary one last. */
  actions: ReactNode;
  /** Called on Esc and on the close button; a click outside does nothing. */
  onCancel: () => void;
  /** Shows a close button at the end of the title. */
  closable?: boolean;
  testId?: string;
}

/** A modal question, open while it is mounted. On unmount the focus returns. */
export function Dialog({ title, children, actions, onCancel, closable = false, testId }: DialogProps) {
  const { t } = useTranslation();
  const [previousFocus] = useState(() => document.activeElement);
  useEffect(() => {
    if (!(previousFocus instanceof HTMLElement)) return undefined;
    return () => previousFocus.focus({ preventScroll: true });
  }, [previousFocus]);
  return (
    <Modal
      open
      centered
      title={title}
      footer={<div className={styles['actions']}>{actions}</div>}
      width={WIDTH_PX}
      zIndex={CONSTANTS.modalZIndex}
      mask={{ closable: false }}
      closable={closable && { 'aria-label': t('common.close') }}
      classNames={{ body: styles['body'] ?? '' }}
      wrapProps={{ 'data-testid': testId }}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  );
}

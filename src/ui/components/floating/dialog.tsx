import Modal from 'antd/es/modal/Modal';
import { useEffect, useState, type ReactNode } from 'react';
import { CONSTANTS } from '../../../domain/kernel/constants.table';
import { useTranslation } from '../../i18n/texts';
import styles from './dialog.module.css';

/** What a question and its choices need. */
const WIDTH_PX = 440;

interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** The choices, the primary one last. */
  actions: ReactNode;
  /** Esc, and the cross where there is one; a click beside the dialog does nothing. */
  onCancel: () => void;
  /** A cross at the end of the title. */
  cross?: boolean;
  testId?: string;
}

/** A modal question. On screen as long as it is rendered; then the focus goes back to where it was. */
export function Dialog({ title, children, actions, onCancel, cross = false, testId }: DialogProps) {
  const { t } = useTranslation();
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!(before instanceof HTMLElement)) return undefined;
    return () => before.focus({ preventScroll: true });
  }, [before]);
  return (
    <Modal
      open
      centered
      title={title}
      footer={<div className={styles['actions']}>{actions}</div>}
      width={WIDTH_PX}
      zIndex={CONSTANTS.modalZIndex}
      mask={{ closable: false }}
      closable={cross && { 'aria-label': t('common.close') }}
      classNames={{ body: styles['body'] ?? '' }}
      wrapProps={{ 'data-testid': testId }}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  );
}

import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';
import styles from './notice-dialog.module.css';

/** A dialog that can also be closed by a cross; a click beside it does nothing. */
export function NoticeDialog({ children, ...rest }: ComponentProps<typeof Dialog>) {
  const { t } = useTranslation();
  return (
    <Dialog {...rest}>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('common.close')}
        onClick={rest.onCancel}
      >
        <CloseOutlined aria-hidden />
      </button>
      {children}
    </Dialog>
  );
}

import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NoticeStore, type Notice, type NoticeTone } from '../../application/stores/notice-store';
import { useStore } from '../use-store';
import styles from './toasts.module.css';

const ICONS: Readonly<Record<NoticeTone, typeof InfoCircleFilled>> = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: WarningFilled,
  error: ExclamationCircleFilled,
};

/** Short messages, top right, gone after 5 s and read aloud (specification 9 "Toast"). */
export const Toasts = observer(function Toasts() {
  const { notices } = useStore(NoticeStore);
  return (
    <div className={styles['stack']}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
});

function Toast({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const store = useStore(NoticeStore);
  const { id, tone, textKey, values } = notice;
  const Icon = ICONS[tone];
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div
      className={`${styles['toast']} ${styles[tone] ?? ''}`}
      role={urgent ? 'alert' : 'status'}
      data-testid="toast"
    >
      <Icon aria-hidden />
      <span>{t(textKey, values)}</span>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('common.close')}
        onClick={() => store.dismiss(id)}
      >
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}

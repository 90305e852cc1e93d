import notification from 'antd/es/notification';
import type { NotificationInstance } from 'antd/es/notification/interface';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NoticeStore, type Notice } from '../../../application/kernel/notice-store';
import { useTranslation } from '../../i18n/texts';
import { AntdTheme } from '../../theme/antd-theme';
import { useStore } from '../../hooks/use-store';
import styles from './toasts.module.css';

/** Distance from the top, below the top bar. */
const TOP_PX = 72;

/** Short messages at the top right. They disappear after 5 s and are read aloud (R9 "Toast"). */
export function Toasts() {
  return (
    <AntdTheme>
      <ToastList />
    </AntdTheme>
  );
}

const ToastList = observer(function ToastList() {
  const { notices } = useStore(NoticeStore);
  // The store decides how long a message stays.
  const [api, holder] = notification.useNotification({ placement: 'topRight', top: TOP_PX, duration: false });
  return (
    <>
      {holder}
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} api={api} />
      ))}
    </>
  );
});

function Toast({ notice, api }: { notice: Notice; api: NotificationInstance }) {
  const { t } = useTranslation();
  const store = useStore(NoticeStore);
  useEffect(() => {
    const { id, tone, textKey, values } = notice;
    api.open({
      key: id,
      type: tone,
      role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
      title: t(textKey, values),
      classNames: { root: styles['toast'] ?? '', title: styles['text'] ?? '' },
      closable: { 'aria-label': t('common.close'), onClose: () => store.dismiss(id) },
      props: { 'data-testid': 'toast' } as object,
    });
    return () => api.destroy(id);
  }, [api, notice, store, t]);
  return null;
}

import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import NotificationFilled from '@ant-design/icons/es/icons/NotificationFilled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts';
import styles from './banner.module.css';

/** `error` a re-assessment, `info` the verification, `notice` anything else (A5). */
export type BannerTone = 'error' | 'info' | 'notice';

const ICONS = { error: ExclamationCircleFilled, info: InfoCircleFilled, notice: NotificationFilled };
const ROLES = { error: 'alert', info: 'status', notice: 'region' };

interface BannerProps {
  tone: BannerTone;
  testId: string;
  title: ReactNode;
  /** What follows from it, after the title. */
  children?: ReactNode;
  /** One link, in the look of `bannerAction`. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** It only takes its room: nobody sees, hears or reaches it. */
  held?: boolean;
}

/** One line and one action above a page. */
export function Banner({ tone, testId, title, children, action, onClose, held = false }: BannerProps) {
  const { t } = useTranslation();
  const Icon = ICONS[tone];
  const titleId = useId();
  const looks = [styles['banner'], styles[tone], onClose && styles['closable'], held && styles['held']];
  return (
    <div
      // An alert is read out when it comes into the page: what only held its room makes way for a new one.
      key={String(held)}
      className={looks.filter(Boolean).join(' ')}
      {...(held
        ? { 'aria-hidden': true }
        : { role: ROLES[tone], 'aria-labelledby': titleId, 'data-testid': testId })}
    >
      <Icon aria-hidden />
      <p className={styles['text']}>
        <strong id={titleId}>{title}</strong> {children && <span className={styles['help']}>{children}</span>}
      </p>
      {action}
      {onClose && (
        <button type="button" className={styles['close']} aria-label={t('common.close')} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Class of a banner's link. */
export const bannerAction = styles['action'];
/** Class of what holds banners: the space between them and below. */
export const bannerStack = styles['stack'];

import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import NotificationFilled from '@ant-design/icons/es/icons/NotificationFilled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts';
import styles from './banner.module.css';

/** `error` is for a re-assessment, `info` for the verification, `notice` for any other message (A5). */
export type BannerTone = 'error' | 'info' | 'notice';

const ICONS = { error: ExclamationCircleFilled, info: InfoCircleFilled, notice: NotificationFilled };
const ROLES = { error: 'alert', info: 'status', notice: 'region' };

interface BannerProps {
  tone: BannerTone;
  testId: string;
  title: ReactNode;
  /** The consequence, after the title. */
  children?: ReactNode;
  /** One link with the class `bannerAction`. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** True if the banner only reserves its space, invisible also for screen readers. */
  isPlaceholder?: boolean;
  /** True while the banner can be seen and used, but screen readers do not announce it yet. */
  isQuiet?: boolean;
}

/** One line and one action above a page. */
export function Banner({
  tone,
  testId,
  title,
  children,
  action,
  onClose,
  isPlaceholder = false,
  isQuiet = false,
}: BannerProps) {
  const { t } = useTranslation();
  const Icon = ICONS[tone];
  const titleId = useId();
  const classes = [
    styles['banner'],
    styles[tone],
    onClose && styles['closable'],
    isPlaceholder && styles['placeholder'],
  ];
  return (
    <div
      // A screen reader reads an alert when it is added to the page, so the placeholder is replaced by a new element.
      key={String(isPlaceholder)}
      className={classes.filter(Boolean).join(' ')}
      {...(isPlaceholder && { 'aria-hidden': true })}
      {...(!isPlaceholder &&
        !isQuiet && { role: ROLES[tone], 'aria-labelledby': titleId, 'data-testid': testId })}
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
/** Class of the container of banners: the space between and below them. */
export const bannerStack = styles['stack'];

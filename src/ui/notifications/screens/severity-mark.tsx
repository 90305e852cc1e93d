import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import type { ComponentType } from 'react';
import type { Severity } from '../../../domain/notifications/message';
import { useTranslation } from '../../i18n/texts';
import styles from './severity-mark.module.css';

const ICONS: Readonly<Record<Severity, ComponentType<{ 'aria-hidden': boolean }>>> = {
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  warning: WarningFilled,
  critical: ExclamationCircleFilled,
};

/** The severity of a message, by shape, color and name. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const Icon = ICONS[severity];
  return (
    <span
      role="img"
      aria-label={t(`notifications.severity.${severity}`)}
      className={`${styles['mark']} ${styles[severity]}`}
    >
      <Icon aria-hidden />
    </span>
  );
}

import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/text/external-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import type { TradeTarget } from './trade-entries';
import styles from '../../components/plain-button.module.css';

interface TargetLinkProps {
  target: TradeTarget;
  className: string | undefined;
  children: ReactNode;
}

/** A link inside the portal, or to another site in a new tab. */
export function TargetLink({ target: { href, newTab }, className, children }: TargetLinkProps) {
  const { t } = useTranslation();
  if (!newTab) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <ExternalLink href={href} className={className}>
      {children}
      <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
    </ExternalLink>
  );
}

interface TradeLinkProps {
  target: TradeTarget;
  /** Name of the account, which tells the links apart for screen readers. */
  account: string;
  small?: boolean;
}

/** Opens the account in its terminal. Its text is "Trade", or the action that the account's rights allow. */
export function TradeLink({ target, account, small = false }: TradeLinkProps) {
  const { t } = useTranslation();
  const [label, short] = [t(target.labelKey), t(target.shortKey)];
  return (
    <TargetLink target={target} className={`${styles['button']} ${small ? styles['small'] : ''}`}>
      {!small && <LineChartOutlined aria-hidden />}
      {small && short !== label ? (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        label
      )}
      {/* The label itself is already in the link. */}
      <VisuallyHidden>{t('common.pair', { label: '', value: account })}</VisuallyHidden>
    </TargetLink>
  );
}

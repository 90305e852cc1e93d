import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/text/external-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import type { TradeWay } from './trade-entries';
import styles from '../../components/plain-button.module.css';

interface WayLinkProps {
  way: TradeWay;
  className: string | undefined;
  children: ReactNode;
}

/** A way as a link: inside the portal, or to elsewhere in a new tab. */
export function WayLink({ way: { href, newTab }, className, children }: WayLinkProps) {
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
  way: TradeWay;
  /** What the client calls the account, for those who hear the links one after another. */
  account: string;
  small?: boolean;
}

/** "Trade", or what the account's rights leave of it: opens the account in its terminal. */
export function TradeLink({ way, account, small = false }: TradeLinkProps) {
  const { t } = useTranslation();
  const [label, short] = [t(way.labelKey), t(way.shortKey)];
  return (
    <WayLink way={way} className={`${styles['button']} ${small ? styles['small'] : ''}`}>
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
    </WayLink>
  );
}

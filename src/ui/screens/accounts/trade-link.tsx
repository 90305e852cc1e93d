import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import { ExternalLink } from '../../components/external-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import styles from './row-button.module.css';

interface EntryLinkProps {
  entry: MenuItem;
  className: string | undefined;
  children: ReactNode;
}

/** A menu entry as a link: inside the portal, or to elsewhere in a new tab. */
export function EntryLink({ entry, className, children }: EntryLinkProps) {
  const { t } = useTranslation();
  const href = entry.href ?? '';
  if (entry.kind === 'route') {
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
  entry: MenuItem;
  /** What the client calls the account, for those who hear the links one after another. */
  account: string;
  small?: boolean;
}

/** "Trade": opens the terminal of the account's platform. */
export function TradeLink({ entry, account, small = false }: TradeLinkProps) {
  const { t } = useTranslation();
  return (
    <EntryLink entry={entry} className={`${styles['button']} ${small ? styles['small'] : ''}`}>
      {!small && <LineChartOutlined aria-hidden />}
      {t('accounts.trade')}
      <VisuallyHidden>: {account}</VisuallyHidden>
    </EntryLink>
  );
}

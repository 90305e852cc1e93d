import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { Link } from 'react-router-dom';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import { ExternalLink } from '../../components/text/external-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { BoosterLink } from './booster-link';
import { MenuIcon } from './menu-icons';
import styles from './menu-list.module.css';

/** `side`: the sidebar, `folded`: the sidebar as icons, `sheet`: the more menu, `bar`: the mobile bar, `panel`: a popup. */
export type MenuLayout = 'side' | 'folded' | 'sheet' | 'bar' | 'panel';

interface MenuEntryProps {
  item: MenuItem;
  layout: MenuLayout;
  /** True for the entry of the current page. */
  isCurrent: boolean;
}

/** An entry that is a link, inside the portal or to another site. */
export function MenuEntry({ item, layout, isCurrent }: MenuEntryProps) {
  const { t } = useTranslation();
  const reminders = useStore(ReminderStore);
  const label = t((layout === 'bar' && `menuShort.${item.key}`) || item.labelKey);
  const sharedProps = {
    className: `${styles['entry']} ${isCurrent ? styles['current'] : ''}`,
    'data-testid': `menu-${item.key}`,
    onClick: () => reminders.onMenuEntryClick(),
    ...(layout === 'folded' && { title: label }),
  };
  const content = (
    <>
      <MenuIcon item={item} />
      {layout === 'folded' ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles['label']}>{label}</span>
      )}
    </>
  );
  const { href = '' } = item;
  if (item.kind === 'route') {
    return (
      <Link {...sharedProps} to={href} aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </Link>
    );
  }
  const OutgoingLink = item.kind === 'booster' ? BoosterLink : ExternalLink;
  return (
    <OutgoingLink {...sharedProps} href={href}>
      {content}
      {layout !== 'folded' && layout !== 'bar' && (
        <ExportOutlined aria-hidden className={styles['end'] ?? ''} />
      )}
      <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
    </OutgoingLink>
  );
}

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
export type MenuLook = 'side' | 'folded' | 'sheet' | 'bar' | 'panel';

interface MenuEntryProps {
  item: MenuItem;
  look: MenuLook;
  /** True for the entry of the current page. */
  current: boolean;
}

/** An entry that is a link, inside the portal or to another site. */
export function MenuEntry({ item, look, current }: MenuEntryProps) {
  const { t } = useTranslation();
  const reminders = useStore(ReminderStore);
  const label = t((look === 'bar' && `menuShort.${item.key}`) || item.labelKey);
  const common = {
    className: `${styles['entry']} ${current ? styles['current'] : ''}`,
    'data-testid': `menu-${item.key}`,
    onClick: () => reminders.onMenuEntryClick(),
    ...(look === 'folded' && { title: label }),
  };
  const words = (
    <>
      <MenuIcon of={item} />
      {look === 'folded' ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles['label']}>{label}</span>
      )}
    </>
  );
  const { href = '' } = item;
  if (item.kind === 'route') {
    return (
      <Link {...common} to={href} aria-current={current ? 'page' : undefined}>
        {words}
      </Link>
    );
  }
  const OutgoingLink = item.kind === 'booster' ? BoosterLink : ExternalLink;
  return (
    <OutgoingLink {...common} href={href}>
      {words}
      {look !== 'folded' && look !== 'bar' && <ExportOutlined aria-hidden className={styles['end'] ?? ''} />}
      <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
    </OutgoingLink>
  );
}

import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useId, useRef } from 'react';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import { Floating } from '../../components/floating/popup';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { MenuEntry, type MenuLayout } from './menu-entry';
import { MenuIcon } from './menu-icons';
import styles from './menu-list.module.css';

interface SubmenuProps {
  item: MenuItem;
  layout: MenuLayout;
  current: MenuItem | undefined;
  open: boolean;
  onToggle: () => void;
}

/** An entry that opens others, in place or beside the folded sidebar. Entries of a platform are grouped under its name. */
export function Submenu({ item, layout, current, open, onToggle }: SubmenuProps) {
  const { t } = useTranslation();
  const label = t(item.labelKey);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isFloating = layout === 'folded';
  const children = item.children ?? [];
  const containsCurrent = !open && children.some((child) => child === current);
  return (
    <div>
      <button
        ref={button}
        type="button"
        className={`${styles['entry']} ${containsCurrent ? styles['containsCurrent'] : ''}`}
        data-testid={`menu-${item.key}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        {...(isFloating && { title: label })}
      >
        <MenuIcon item={item} />
        {isFloating ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <>
            <span className={styles['label']}>{label}</span>
            <DownOutlined aria-hidden className={`${styles['end']} ${styles['arrow']}`} />
          </>
        )}
      </button>
      {isFloating ? (
        open && (
          <Floating anchor={button} placement="beside" onClose={onToggle}>
            <div id={id} className={styles['flyout']}>
              <Panel items={children} layout="panel" current={current} />
            </div>
          </Floating>
        )
      ) : (
        <div id={id}>{open && <Panel items={children} layout={layout} current={current} />}</div>
      )}
    </div>
  );
}

interface PanelProps {
  items: readonly MenuItem[];
  layout: MenuLayout;
  current: MenuItem | undefined;
}

function Panel({ items, layout, current }: PanelProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['submenu']}>
      {groupEntries(items).map(([group, entries]) => (
        <div key={group} {...(group !== '' && { role: 'group', 'aria-label': t(`menuGroup.${group}`) })}>
          {group !== '' && (
            <span className={styles['caption']} aria-hidden="true">
              {t(`menuGroup.${group}`)}
            </span>
          )}
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <MenuEntry item={entry} layout={layout} isCurrent={entry === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Groups entries by block, in their order. Entries without a block are under "". */
function groupEntries(items: readonly MenuItem[]): readonly [string, readonly MenuItem[]][] {
  const groups = new Map<string, MenuItem[]>();
  for (const item of items) {
    const group = item.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups];
}

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import { currentEntry } from './current-entry';
import { MenuEntry, type MenuLayout } from './menu-entry';
import styles from './menu-list.module.css';
import { Submenu } from './submenu';

interface MenuListProps {
  items: readonly MenuItem[];
  layout: MenuLayout;
  /** True for open submenus. Not needed in a menu without submenus. */
  isOpen?: (key: string, containsCurrent: boolean) => boolean;
  onToggle?: (key: string, containsCurrent: boolean) => void;
  /** More `<li>` at the end. */
  children?: ReactNode;
}

const LAYOUT_CLASSES: Readonly<Record<MenuLayout, string>> = {
  side: '',
  folded: 'folded',
  sheet: 'sheet',
  bar: 'bar',
  panel: '',
};

/** The entries of a menu: links, and buttons that open their whole submenu (D6). */
export const MenuList = observer(function MenuList({
  items,
  layout,
  isOpen,
  onToggle,
  children,
}: MenuListProps) {
  const current = currentEntry(items, useLocation());
  const containsCurrent = ({ children: entries }: MenuItem) =>
    entries?.some((entry) => entry === current) ?? false;
  return (
    <ul className={`${styles['list']} ${styles[LAYOUT_CLASSES[layout]] ?? ''}`}>
      {items.map((item) => (
        <li key={item.key}>
          {item.kind === 'submenu' ? (
            <Submenu
              item={item}
              layout={layout}
              current={current}
              open={isOpen?.(item.key, containsCurrent(item)) ?? false}
              onToggle={() => onToggle?.(item.key, containsCurrent(item))}
            />
          ) : (
            <MenuEntry item={item} layout={layout} isCurrent={item === current} />
          )}
        </li>
      ))}
      {children}
    </ul>
  );
});

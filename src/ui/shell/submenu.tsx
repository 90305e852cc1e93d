import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../domain/access/resolve-menu';
import { useDismiss } from '../components/use-dismiss';
import { VisuallyHidden } from '../components/visually-hidden';
import { MenuEntry, type MenuLook } from './menu-entry';
import { MenuIcon } from './menu-icons';
import styles from './menu-list.module.css';

interface SubmenuProps {
  item: MenuItem;
  look: MenuLook;
  current: MenuItem | undefined;
  open: boolean;
  onToggle: () => void;
}

/** An entry that opens others: in place, or beside the folded sidebar. Blocks of a platform stand under its name. */
export function Submenu({ item, look, current, open, onToggle }: SubmenuProps) {
  const { t } = useTranslation();
  const label = t(item.labelKey);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const floating = look === 'folded';
  useDismiss(root, open && floating, onToggle);
  const children = item.children ?? [];
  const holdsCurrent = !open && children.some((child) => child === current);
  return (
    <div ref={root}>
      <button
        type="button"
        className={`${styles['entry']} ${holdsCurrent ? styles['holdsCurrent'] : ''}`}
        data-testid={`menu-${item.key}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        {...(floating && { title: label })}
      >
        <MenuIcon of={item.key} />
        {floating ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <>
            <span className={styles['label']}>{label}</span>
            <DownOutlined aria-hidden className={`${styles['end']} ${styles['arrow']}`} />
          </>
        )}
      </button>
      <div id={id}>
        {open && <Panel items={children} floating={floating} look={look} current={current} />}
      </div>
    </div>
  );
}

interface PanelProps {
  items: readonly MenuItem[];
  floating: boolean;
  look: MenuLook;
  current: MenuItem | undefined;
}

function Panel({ items, floating, look, current }: PanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    if (!floating || !panel.current) return;
    const beside = panel.current.parentElement?.parentElement?.getBoundingClientRect().top ?? 0;
    const lowest = window.innerHeight - panel.current.offsetHeight - 16;
    setTop(Math.max(8, Math.min(beside, lowest)));
  }, [floating]);
  const entryLook = floating ? 'panel' : look;
  return (
    <div
      ref={panel}
      className={`${styles['submenu']} ${floating ? styles['flyout'] : ''}`}
      {...(top !== undefined && { style: { insetBlockStart: top } })}
    >
      {blocksOf(items).map(([group, entries]) => (
        <div key={group} {...(group !== '' && { role: 'group', 'aria-label': t(`menuGroup.${group}`) })}>
          {group !== '' && (
            <span className={styles['caption']} aria-hidden="true">
              {t(`menuGroup.${group}`)}
            </span>
          )}
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <MenuEntry item={entry} look={entryLook} current={entry === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Entries by block, in the order on screen; those without a block under "". */
function blocksOf(items: readonly MenuItem[]): readonly [string, readonly MenuItem[]][] {
  const blocks = new Map<string, MenuItem[]>();
  for (const item of items) {
    const block = item.group ?? '';
    blocks.set(block, [...(blocks.get(block) ?? []), item]);
  }
  return [...blocks];
}

import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountsStore } from '../../../application/stores/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { useStore } from '../../use-store';
import { nameOf } from './account-name';
import { useTradeEntry } from './trade-entries';
import { EntryLink } from './trade-link';
import styles from './account-menu.module.css';
import buttons from './row-button.module.css';

/** Room that the open list needs below its button, the phone's bar included. */
const ROOM_PX = 220;

interface AccountMenuProps {
  account: Account;
  /** Phones: a bordered button of 44 px. */
  large?: boolean;
}

/** What else can be done with an account. Esc, a click beside it and leaving it with Tab close the list. */
export function AccountMenu({ account, large = false }: AccountMenuProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const entry = useTradeEntry(account);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<'closed' | 'below' | 'above'>('closed');
  const open = place !== 'closed';
  const { login, server } = account;

  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setPlace('closed');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const toggle = () => {
    const bottom = button.current?.getBoundingClientRect().bottom ?? 0;
    setPlace(open ? 'closed' : bottom + ROOM_PX > window.innerHeight ? 'above' : 'below');
  };
  const close = () => {
    setPlace('closed');
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setPlace('closed');
  };
  const act = (action: Promise<void>) => {
    void action;
    close();
  };

  return (
    <div ref={root} className={styles['root']} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={`${buttons['button']} ${buttons['icon']} ${large ? '' : buttons['small']}`}
        aria-label={t('accounts.moreFor', { name: nameOf(account) })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <EllipsisOutlined aria-hidden />
      </button>
      {open && (
        <ul id={id} className={`${styles['list']} ${styles[place] ?? ''}`}>
          <li>
            <button type="button" className={styles['item']} onClick={() => act(store.copyLogin(login))}>
              {t('accounts.copyLogin')}
            </button>
          </li>
          {server !== null && (
            <li>
              <button type="button" className={styles['item']} onClick={() => act(store.copyServer(server))}>
                {t('accounts.copyServer')}
              </button>
            </li>
          )}
          {entry && (
            <li>
              <EntryLink entry={entry} className={styles['item']}>
                {t(entry.labelKey)}
              </EntryLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { ACCOUNTS_TABS } from '../../../domain/accounts/accounts-view';
import { useNumbers } from '../../i18n/numbers';
import { useStore } from '../../use-store';
import styles from './accounts-tabs.module.css';

/** How far a key goes in reading direction; Home and End jump. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Live, demo, archived, each with its number of accounts. Arrow keys move, as the tabs pattern of ARIA asks. */
export const AccountsTabs = observer(function AccountsTabs({ id }: { id: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);

  const onKeyDown = (event: KeyboardEvent) => {
    const tab = target(event, ACCOUNTS_TABS.indexOf(store.tab));
    if (!tab) return;
    event.preventDefault();
    store.setTab(tab);
    document.getElementById(`${id}-${tab}`)?.focus();
  };

  return (
    <div role="tablist" aria-label={t('accounts.kinds')} className={styles['tabs']} onKeyDown={onKeyDown}>
      {ACCOUNTS_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-testid={`accounts-tab-${tab}`}
          className={styles['tab']}
          aria-selected={store.tab === tab}
          aria-controls={`${id}-panel`}
          tabIndex={store.tab === tab ? 0 : -1}
          onClick={() => store.setTab(tab)}
        >
          {t(`accounts.tab.${tab}`)}{' '}
          <span className={styles['count']}>{numbers.integer(store.counts[tab])}</span>
        </button>
      ))}
    </div>
  );
});

function target({ key, currentTarget }: KeyboardEvent, current: number) {
  if (key === 'Home') return ACCOUNTS_TABS[0];
  if (key === 'End') return ACCOUNTS_TABS.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const mirrored = getComputedStyle(currentTarget).direction === 'rtl' ? -step : step;
  return ACCOUNTS_TABS.at((current + mirrored) % ACCOUNTS_TABS.length);
}

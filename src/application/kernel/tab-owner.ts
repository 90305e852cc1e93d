import { endsTabKey, type TabEvent } from '../../domain/kernel/session-storage-keys.table';
import type { TabStore } from './ports/storage';

const OWNER = 'portico.owner';

/** Whether drafts and the path to return to in this tab are some client's; if not, they are a visitor's. */
export function hasOwner(tab: TabStore): boolean {
  return tab.get(OWNER) !== null;
}

/** The gateway has said who is signed in: whatever another client or a visitor left in this tab is removed. */
export function claimTab(tab: TabStore, clientId: number): void {
  const before = tab.get(OWNER);
  if (before === String(clientId)) return;
  clearTab(tab, before === null ? 'after-visitor' : 'other-client');
  tab.set(OWNER, String(clientId));
}

export function clearTab(tab: TabStore, event: TabEvent): void {
  for (const key of tab.keys()) if (endsTabKey(key, event)) tab.remove(key);
}

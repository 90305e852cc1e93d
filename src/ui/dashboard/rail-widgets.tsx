import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { ClientProgressStore } from '../../application/dashboard/client-progress-store';
import { useFeature } from '../router/use-feature';
import { useRailElement } from '../hooks/use-rail';
import { useStore } from '../hooks/use-store';
import { Blockers } from './blockers';
import { LatestFunds } from './latest-funds';
import { PendingItems } from './pending-items';
import { useMayBeBlocked } from './use-may-be-blocked';
import styles from './dashboard.module.css';

/**
 * Widgets in the rail next to the list: blockers, pending items and latest funds. It is on the page at every width, so it
 * also loads the client's progress for the widgets above and below the list.
 */
export const RailWidgets = observer(function RailWidgets() {
  return useFeature('dashboard', true) ? <RailPortal /> : null;
});

const RailPortal = observer(function RailPortal() {
  const progress = useStore(ClientProgressStore);
  const railElement = useRailElement();
  useEffect(() => progress.load(), [progress]);
  return railElement && createPortal(<LoadedWidgets />, railElement);
});

const LoadedWidgets = observer(function LoadedWidgets() {
  const { totals } = useStore(AccountsStore);
  const mayBeBlocked = useMayBeBlocked();
  return (
    <div className={styles['railWidgets']}>
      {mayBeBlocked && <Blockers isFolded={false} />}
      <PendingItems isFolded={false} />
      {/* Money moves on live accounts only. */}
      {totals.length > 0 && <LatestFunds />}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { useIsPhone } from '../hooks/use-media-query';
import { useFeature } from '../router/use-feature';
import { RegionPopup } from '../campaigns/parts/region-popup';
import { useHasRail } from '../hooks/use-rail';
import { useStore } from '../hooks/use-store';
import { Blockers } from './blockers';
import { FirstSteps } from './first-steps';
import { LatestFunds } from './latest-funds';
import { PendingItems } from './pending-items';
import { useMayBeBlocked } from './use-may-be-blocked';
import styles from './dashboard.module.css';

/**
 * Widgets below the list: pending items and latest funds (unless the rail has them), first steps, and the regional
 * announcement.
 */
export const BottomWidgets = observer(function BottomWidgets() {
  const { remote, tab } = useStore(AccountsStore);
  const isLoaded = useFeature('dashboard', true);
  return (
    <>
      {isLoaded && remote.status === 'ready' && tab !== 'archived' && <LoadedWidgets />}
      {/* With the widgets: its call is one request with theirs. */}
      {isLoaded && <RegionPopup />}
    </>
  );
});

/** Money moves on live accounts only, so the tab of demo accounts has no latest funds. */
const LoadedWidgets = observer(function LoadedWidgets() {
  const isPhone = useIsPhone();
  const hasRail = useHasRail();
  const { tab, totals } = useStore(AccountsStore);
  const mayBeBlocked = useMayBeBlocked();
  const hasLiveAccounts = totals.length > 0;
  return (
    <div className={styles['bottomWidgets']}>
      {/* Without live accounts there are no widgets above the list. */}
      {mayBeBlocked && !hasLiveAccounts && !hasRail && <Blockers isFolded={false} />}
      {!(isPhone && hasLiveAccounts) && !hasRail && <PendingItems isFolded={false} />}
      {tab === 'live' && !hasRail && <LatestFunds />}
      <FirstSteps />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { useIsPhone } from '../hooks/use-media-query';
import { useFeature } from '../router/use-feature';
import { RegionPopup } from '../campaigns/parts/region-popup';
import { useRail } from '../hooks/use-rail';
import { useStore } from '../hooks/use-store';
import { Blockers } from './blockers';
import { FirstSteps } from './first-steps';
import { LatestFunds } from './latest-funds';
import { Pending } from './pending';
import { useBlocking } from './use-blocking';
import styles from './dashboard.module.css';

/**
 * Below the list: what is under way, what was paid last (both unless the rail has them), and the way to the first trade; then
 * the announcement of a region.
 */
export const Below = observer(function Below() {
  const { remote, tab } = useStore(AccountsStore);
  const here = useFeature('dashboard');
  return (
    <>
      {here && remote.status === 'ready' && tab !== 'archived' && <Widgets />}
      <RegionPopup />
    </>
  );
});

/** Money is moved on live accounts only: beside demo accounts stands the way to one. */
const Widgets = observer(function Widgets() {
  const phone = useIsPhone();
  const railed = useRail();
  const { tab, totals } = useStore(AccountsStore);
  const blocking = useBlocking();
  const live = totals.length > 0;
  return (
    <div className={styles['below']}>
      {/* Without live accounts there is no place for it above the list. */}
      {blocking && !live && !railed && <Blockers folded={false} />}
      {!(phone && live) && !railed && <Pending folded={false} />}
      {tab === 'live' && !railed && <LatestFunds />}
      <FirstSteps />
    </div>
  );
});

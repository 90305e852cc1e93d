import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { useFeature } from '../router/use-feature';
import { useRailPlace } from '../hooks/use-rail';
import { useStore } from '../hooks/use-store';
import { Blockers } from './blockers';
import { LatestFunds } from './latest-funds';
import { Pending } from './pending';
import { useBlocking } from './use-blocking';
import styles from './dashboard.module.css';

/** Where there is room beside the list: what is blocked, what is under way, and what was paid last. */
export const Beside = observer(function Beside() {
  const here = useFeature('dashboard');
  const rail = useRailPlace();
  return here && rail && createPortal(<Widgets />, rail);
});

const Widgets = observer(function Widgets() {
  const { totals } = useStore(AccountsStore);
  const blocking = useBlocking();
  return (
    <div className={styles['beside']}>
      {blocking && <Blockers folded={false} />}
      <Pending folded={false} />
      {/* Money is moved on live accounts only. */}
      {totals.length > 0 && <LatestFunds />}
    </div>
  );
});

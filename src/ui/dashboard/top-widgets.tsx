import { observer } from 'mobx-react-lite';
import { useIsPhone } from '../hooks/use-media-query';
import { useFeature } from '../router/use-feature';
import { useHasRail } from '../hooks/use-rail';
import { Blockers } from './blockers';
import { PendingItems } from './pending-items';
import { TotalCurve } from './total-curve';
import { useMayBeBlocked } from './use-may-be-blocked';
import styles from './dashboard.module.css';

/** Widgets between totals and list: the equity chart and, unless the rail has them, the blockers. They fit the reserved space. */
export const TopWidgets = observer(function TopWidgets() {
  const isPhone = useIsPhone();
  if (!useFeature('dashboard', true)) return null;
  return isPhone ? <NarrowTopWidgets /> : <WideTopWidgets />;
});

const WideTopWidgets = observer(function WideTopWidgets() {
  const hasRail = useHasRail();
  const showsBlockers = useMayBeBlocked() && !hasRail;
  return (
    <div className={`${styles['topWidgets']} ${showsBlockers ? styles['sides'] : ''}`}>
      <TotalCurve />
      {showsBlockers && <Blockers isFolded={false} />}
    </div>
  );
});

const NarrowTopWidgets = observer(function NarrowTopWidgets() {
  const mayBeBlocked = useMayBeBlocked();
  return (
    <div className={styles['topWidgets']}>
      <div className={styles['lines']}>
        {mayBeBlocked && <Blockers isFolded />}
        <PendingItems isFolded />
      </div>
      <TotalCurve />
    </div>
  );
});

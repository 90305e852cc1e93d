import { observer } from 'mobx-react-lite';
import { useIsPhone } from '../hooks/use-media-query';
import { useFeature } from '../router/use-feature';
import { useRail } from '../hooks/use-rail';
import { Blockers } from './blockers';
import { Pending } from './pending';
import { TotalCurve } from './total-curve';
import { useBlocking } from './use-blocking';
import styles from './dashboard.module.css';

/** Between the totals and the list: the curve of the totals, and what is blocked unless the rail has it. It keeps to the room that is held for it. */
export const Above = observer(function Above() {
  const phone = useIsPhone();
  if (!useFeature('dashboard')) return null;
  return phone ? <Narrow /> : <Wide />;
});

const Wide = observer(function Wide() {
  const railed = useRail();
  const blocking = useBlocking() && !railed;
  return (
    <div className={`${styles['above']} ${blocking ? styles['sides'] : ''}`}>
      <TotalCurve />
      {blocking && <Blockers folded={false} />}
    </div>
  );
});

const Narrow = observer(function Narrow() {
  const blocking = useBlocking();
  return (
    <div className={styles['above']}>
      <div className={styles['lines']}>
        {blocking && <Blockers folded />}
        <Pending folded />
      </div>
      <TotalCurve />
    </div>
  );
});

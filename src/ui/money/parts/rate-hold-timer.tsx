import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { Countdowns } from '../../../application/kernel/countdown';
import { minutesAndSeconds } from '../../i18n/minutes-and-seconds';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './money-page.module.css';

interface RateHoldTimerProps {
  holdMs: number;
  /** The quote whose rate it is; another one restarts the wait. */
  quote: object;
}

/** Remaining time of a quoted rate; screen readers do not read each second. */
export const RateHoldTimer = observer(function RateHoldTimer({ holdMs, quote }: RateHoldTimerProps) {
  const { t } = useTranslation();
  const countdowns = useStore(Countdowns);
  const [countdown] = useState(() => countdowns.make());
  useLayoutEffect(() => countdown.start(holdMs), [countdown, holdMs, quote]);
  return (
    <div className={styles['quiet']} role="timer" aria-live="off">
      {t('money.heldFor', { time: minutesAndSeconds(countdown.secondsLeft) })}
    </div>
  );
});

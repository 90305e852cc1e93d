import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { Countdowns } from '../../application/kernel/countdown';
import { minutesAndSeconds } from '../i18n/minutes-and-seconds';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';

interface RetryCountdownProps {
  waitMs: number;
  /** A new value restarts the countdown. */
  resetKey: object;
}

/** A visible countdown. Screen readers read its start and its end, not each second. */
export const RetryCountdown = observer(function RetryCountdown({ waitMs, resetKey }: RetryCountdownProps) {
  const { t } = useTranslation();
  const countdowns = useStore(Countdowns);
  const [countdown] = useState(() => countdowns.make());
  useLayoutEffect(() => countdown.start(waitMs), [countdown, waitMs, resetKey]);
  const { secondsLeft } = countdown;
  if (secondsLeft === 0) return <span>{t('public.tryAgainNow')}</span>;
  return <span role="timer">{t('public.tryAgainIn', { time: minutesAndSeconds(secondsLeft) })}</span>;
});

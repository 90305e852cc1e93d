import { useEffect } from 'react';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import { useStore } from '../../hooks/use-store';
import { useCurrentRoute } from '../../hooks/use-current-route';

/**
 * Updates the reminders while the shell is on screen. Returns true if there are lines to show, now or soon.
 */
export function useReminders(): boolean {
  const reminders = useStore(ReminderStore);
  const route = useCurrentRoute();
  useEffect(() => reminders.setRoute(route), [reminders, route]);
  useEffect(() => reminders.watch(), [reminders]);
  const { alerts, verifyBanner } = reminders.expectedLines;
  return alerts.length > 0 || verifyBanner;
}

import { useEffect } from 'react';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import { useStore } from '../../hooks/use-store';
import { useCurrentRoute } from '../../hooks/use-current-route';

/**
 * Keeps the reminders in step with the page while the shell is on screen. Returns whether there are lines to show, now
 * or soon.
 */
export function useReminders(): boolean {
  const reminders = useStore(ReminderStore);
  const route = useCurrentRoute();
  useEffect(() => reminders.arrived(route), [reminders, route]);
  useEffect(() => reminders.watch(), [reminders]);
  const { alerts, verifyBanner } = reminders.coming;
  return alerts.length > 0 || verifyBanner;
}

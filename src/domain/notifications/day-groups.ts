import { instantOf } from '../kernel/instant';
import type { Message } from './message';

export type DayGroup = 'today' | 'week' | 'earlier';

/** Days before today that count as the last week. */
const WEEK_DAYS = 6;

/**
 * Groups messages by age; empty groups are left out.
 * @param now epoch milliseconds; days begin at midnight in the browser's time zone.
 */
export function groupByDay<M extends Pick<Message, 'createdAt'>>(
  messages: readonly M[],
  now: number,
): readonly (readonly [DayGroup, readonly M[]])[] {
  const [today, week] = [midnight(now, 0), midnight(now, WEEK_DAYS)];
  const groupOf = ({ createdAt }: M): DayGroup => {
    const instant = instantOf(createdAt) ?? 0;
    if (instant >= today) return 'today';
    return instant >= week ? 'week' : 'earlier';
  };
  return (['today', 'week', 'earlier'] as const)
    .map((group) => [group, messages.filter((message) => groupOf(message) === group)] as const)
    .filter(([, messagesOfGroup]) => messagesOfGroup.length > 0);
}

function midnight(now: number, daysBefore: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysBefore).getTime();
}

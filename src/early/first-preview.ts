import type { PreviewAnswers } from './preview-answers';
import { renderRemindersPreview } from './reminders-preview';
import { renderTotalsPreview } from './totals-preview';

/**
 * Writes into the skeleton what the answers to a client's first calls say: the totals, and the reminders once their texts
 * are there. Rejects if a part is left out; others are shown all the same.
 */
export async function renderPreview(
  document: Document,
  answers: PreviewAnswers,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const reminders = renderRemindersPreview(document, answers, signal);
  reminders.catch(() => undefined); // the totals may fail first
  renderTotalsPreview(document, answers);
  await reminders;
}

import type { MoneyProgress } from '../api/services/money/money-progress';

const EVERY_MS = 2_000;

/**
 * Moves deposits and withdrawals on when their time has come.
 * @returns a function to stop it; resolves once nothing is being moved.
 */
export function startMoneyProgress(
  progress: MoneyProgress,
  warn: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => progress.advance()).catch(warn);
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

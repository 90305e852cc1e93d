import type { Clock } from '../../application/kernel/ports/clock';

/** Longer delays overflow a browser's timer and would fire at once. */
const LONGEST_TIMER_MS = 2_147_000_000;

/** The browser's timers, with the gateway's time. */
export class SystemClock implements Clock {
  constructor(private readonly gatewayTime: { now(): number }) {}

  now(): number {
    return this.gatewayTime.now();
  }

  deviceNow(): number {
    return Date.now();
  }

  after(delayMs: number, task: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const arm = (remainingMs: number) => {
      const step = Math.min(Math.max(remainingMs, 0), LONGEST_TIMER_MS);
      timer = setTimeout(() => (remainingMs > step ? arm(remainingMs - step) : task()), step);
    };
    arm(delayMs);
    return () => clearTimeout(timer);
  }
}

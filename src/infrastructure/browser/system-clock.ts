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
    const arm = (left: number) => {
      const step = Math.min(Math.max(left, 0), LONGEST_TIMER_MS);
      timer = setTimeout(() => (left > step ? arm(left - step) : task()), step);
    };
    arm(delayMs);
    return () => clearTimeout(timer);
  }
}

import type { Clock } from '../../application/kernel/ports/clock';

interface Timer {
  at: number;
  task: () => void;
}

/** A clock that runs only when a test advances it. Timers run in order, each at its own time. */
export class FakeClock implements Clock {
  private time: number;
  private timers: readonly Timer[] = [];
  /** Milliseconds by which the device's clock is ahead; negative where it is behind. */
  deviceLead = 0;

  /** @param start epoch milliseconds, or anything `Date` parses. */
  constructor(start: number | string = '2026-11-20T14:32:07Z') {
    this.time = new Date(start).getTime();
  }

  /** Number of timers that have not run yet. */
  get pending(): number {
    return this.timers.length;
  }

  now(): number {
    return this.time;
  }

  deviceNow(): number {
    return this.time + this.deviceLead;
  }

  after(delayMs: number, task: () => void): () => void {
    const entry = { at: this.time + Math.max(0, delayMs), task };
    this.timers = [...this.timers, entry];
    return () => (this.timers = this.timers.filter((timer) => timer !== entry));
  }

  /** Advances the clock and runs the timers that become due, including those set meanwhile. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.nextTimer(end); next; next = this.nextTimer(end)) {
      const current = next;
      this.timers = this.timers.filter((timer) => timer !== current);
      this.time = Math.max(this.time, current.at);
      current.task();
    }
    this.time = end;
  }

  /** Changes the time without running timers, like a suspended laptop or a corrected clock. */
  jump(ms: number): void {
    this.time += ms;
  }

  private nextTimer(end: number): Timer | undefined {
    return this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

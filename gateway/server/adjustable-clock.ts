/** The gateway's clock: system time, which tests can move forward. */
export interface AdjustableClock {
  now(): Date;
  /** @param ms milliseconds to move forward; cumulative. */
  advance(ms: number): void;
  reset(): void;
}

export function createAdjustableClock(machine: () => number = Date.now): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(machine() + offset),
    advance: (ms) => void (offset += ms),
    reset: () => void (offset = 0),
  };
}

/** The stand-in's clock: the machine's own, put forward by tests. */
export interface AdjustableClock {
  now(): Date;
  /** @param ms milliseconds to go forward; adds up. */
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

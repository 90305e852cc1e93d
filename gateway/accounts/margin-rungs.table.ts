import type { MessageKey } from '../texts/gateway-texts';

/** An account's levels of margin, percent; null where its type has none. */
export interface MarginTerms {
  /** Null where no margin is used. */
  readonly marginLevel: string | null;
  readonly marginCallLevel: string | null;
  readonly stopOutLevel: string | null;
}

export interface MarginRung {
  readonly tells: MessageKey;
  /** The level that the text names. */
  readonly named: 'marginCallLevel' | 'stopOutLevel';
  /** The account is on the rung while its margin level is below this many times that level. */
  readonly times: number;
}

const rung = (tells: MessageKey, named: MarginRung['named'], times: number): MarginRung => Object.freeze({ tells, named, times });

/** Rungs from safe downwards; `margin_watches.rung` holds the place in this list, counted from 1. */
export const MARGIN_RUNGS: readonly MarginRung[] = Object.freeze([
  rung('margin-low',  'marginCallLevel', 1.25),
  rung('margin-call', 'marginCallLevel', 1),
  rung('stop-out',    'stopOutLevel',    1),
]);

/** An account leaves a rung above this many times its level, so that a level that wavers is reported once. */
export const EXIT_FACTOR = 1.1;

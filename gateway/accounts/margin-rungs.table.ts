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
  /** The account is on the rung below this many times that level. */
  readonly times: number;
}

const rung = (tells: MessageKey, named: MarginRung['named'], times: number): MarginRung => Object.freeze({ tells, named, times });

/** From safe downwards: the place in the list, counted from 1, is what `margin_watches.rung` holds. */
export const MARGIN_RUNGS: readonly MarginRung[] = Object.freeze([
  rung('margin-low',  'marginCallLevel', 1.25),
  rung('margin-call', 'marginCallLevel', 1),
  rung('stop-out',    'stopOutLevel',    1),
]);

/** A rung is left again above this many times its level, so that a level that wavers is reported once. */
export const LEFT_ABOVE = 1.1;

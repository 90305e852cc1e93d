import type { MessageKey } from '../texts/gateway-texts';

/** An account's margin levels, in percent; null if its type has none. */
export interface MarginTerms {
  /** Null if no margin is used. */
  readonly marginLevel: string | null;
  readonly marginCallLevel: string | null;
  readonly stopOutLevel: string | null;
}

/** A stage of danger of an account that uses margin. */
export interface MarginStage {
  readonly message: MessageKey;
  /** The level to which the account's margin level is compared, and which the message names. */
  readonly level: 'marginCallLevel' | 'stopOutLevel';
  /** The account is at the stage while its margin level is below this many times that level. */
  readonly factor: number;
}

const stage = (message: MessageKey, level: MarginStage['level'], factor: number): MarginStage => Object.freeze({ message, level, factor });

/**
 * The stages at which a client is notified, the least dangerous first; `margin_watches.stage` is the position in this list,
 * counted from 1. The color of a margin level in the portal is `src/domain/accounts/margin-health.ts`.
 */
export const MARGIN_STAGES: readonly MarginStage[] = Object.freeze([
  stage('margin-low',  'marginCallLevel', 1.25),
  stage('margin-call', 'marginCallLevel', 1),
  stage('stop-out',    'stopOutLevel',    1),
]);

/** An account leaves a stage above 1.1 × its threshold, so that a margin level that wavers is reported once. */
export const EXIT_FACTOR = 1.1;

import { sql } from 'drizzle-orm';
import type { MarketBoard } from '../trading/market-board';
import { LARGEST_MOVE, marketMove, SAFETY_FACTOR, type AccountExposure } from '../trading/market-move';
import { EXIT_FACTOR, MARGIN_STAGES, type MarginTerms } from './margin-notice-stages.table';

/**
 * An account's margin level, and the figures that determine how far prices can move it. Amounts are in the account's
 * currency.
 */
export interface MarginState extends MarginTerms, AccountExposure {
  readonly login: number;
  /** Sum of the margins of its positions; null without positions, or without a rate of its currency. */
  readonly margin: number | null;
}

/** The columns of the state, from `marginLevels`, without the login. */
export const MARGIN_STATE = sql`margin_level::text as "marginLevel", margin_call_level::text as "marginCallLevel",
  stop_out_level::text as "stopOutLevel", margin, exposure, position_count as "positionCount", digits`;

/** A rate between two currencies, and by it the margin, changes by two rates; the whole level by three changes at most. */
const MAX_CHANGES = 3;
/** Levels have two digits. */
const LEVEL_ROUNDING = 0.01;

/**
 * The largest market move, relative to now, after which the account is certainly still in its stage: 0.01 is a percent.
 * Beyond it the account is read again. Infinite if no price moves the level.
 */
export function safeMarketMove(state: MarginState): number {
  const { digits, exposure, marginCallLevel, margin, marginLevel, positionCount, stopOutLevel } = state;
  if (marginLevel === null || !margin || exposure === null || positionCount === null || digits === null)
    return Infinity;
  const level = Number(marginLevel);
  const levels = { marginCallLevel, stopOutLevel };
  const limits = MARGIN_STAGES.flatMap((stage) => {
    const limit = levels[stage.level];
    return limit === null ? [] : [Number(limit) * stage.factor, Number(limit) * stage.factor * EXIT_FACTOR];
  });
  if (limits.length === 0) return Infinity;
  // The profit, the swap and the margin of each position are rounded.
  const rounding = (10 ** -digits * (3 * positionCount + 3) * (100 + Math.abs(level))) / margin;
  const distance = Math.min(...limits.map((limit) => Math.abs(level - limit))) - LEVEL_ROUNDING - rounding;
  const drift = SAFETY_FACTOR * ((exposure / margin) * 100 + MAX_CHANGES * Math.abs(level));
  return Math.min(LARGEST_MOVE, Math.max(0, distance / drift));
}

/** Accounts that were read at the same prices. */
export class CheckedAccounts {
  readonly #safeMoves: readonly (readonly [login: number, safeMove: number])[];

  constructor(
    private readonly board: MarketBoard,
    accounts: readonly MarginState[],
  ) {
    this.#safeMoves = accounts.map((account) => [account.login, safeMarketMove(account)] as const);
  }

  /** The accounts that the market may have moved to another stage since they were read. */
  movedLogins(board: MarketBoard): readonly number[] {
    const move = marketMove(this.board, board);
    return this.#safeMoves.flatMap(([login, safeMove]) => (move <= safeMove ? [] : [login]));
  }
}

import { EXIT_FACTOR, MARGIN_STAGES, type MarginStage, type MarginTerms } from './margin-notice-stages.table';

/** The stage of an account. An account leaves a stage at a higher level than that at which it entered it. */
export function stageOf(account: MarginTerms, currentStage: number): number {
  const reachedStage = MARGIN_STAGES.findLastIndex((stage) => isBelow(account, stage, stage.factor)) + 1;
  const retainedStage =
    MARGIN_STAGES.findLastIndex(
      (stage, place) => place < currentStage && isBelow(account, stage, stage.factor * EXIT_FACTOR),
    ) + 1;
  return Math.max(reachedStage, retainedStage);
}

function isBelow(
  { marginLevel, ...levels }: MarginTerms,
  { level: levelName }: MarginStage,
  factor: number,
): boolean {
  const level = levels[levelName];
  return marginLevel !== null && level !== null && Number(marginLevel) < Number(level) * factor;
}

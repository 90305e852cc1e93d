import type { Strategy } from '../../../domain/social/strategy';
import { RANK_GROUPS, type RankGroup } from '../../../domain/social/strategy-rank';

/** A group of the list with its head. */
export interface StrategyGroup {
  readonly name: RankGroup;
  readonly title: string;
  readonly note: string;
  readonly strategies: readonly Strategy[];
}

/** Sorted strategies by their groups; empty groups are left out. */
export function groupsOf(
  strategies: readonly Strategy[],
  textsOf: (group: RankGroup, count: number) => Pick<StrategyGroup, 'note' | 'title'>,
): readonly StrategyGroup[] {
  return RANK_GROUPS.flatMap((name) => {
    const members = strategies.filter(({ group }) => group === name);
    return members.length === 0 ? [] : { name, strategies: members, ...textsOf(name, members.length) };
  });
}

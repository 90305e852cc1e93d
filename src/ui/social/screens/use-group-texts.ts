import type { Strategy } from '../../../domain/social/strategy';
import { RANK_NEEDS, type RankGroup } from '../../../domain/social/strategy-rank';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** The head of a group of the list: its name with the number, and the rule of its order. */
export function useGroupTexts(strategies: readonly Strategy[]) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const retired = strategies.filter((strategy) => strategy.group === 'retired');
  const values = {
    days: numbers.integer(RANK_NEEDS.days),
    deals: numbers.integer(RANK_NEEDS.deals),
    money: `${numbers.integer(RANK_NEEDS.money)} USD`,
    published: numbers.integer(strategies.length),
    closed: numbers.integer(retired.length),
    losses: numbers.integer(retired.filter(({ returnPercent }) => Number(returnPercent) < 0).length),
  };
  return (group: RankGroup, count: number) => ({
    title: t(`social.group.${group}`, { count: numbers.integer(count) }),
    note: t(`social.groupNote.${group}`, values),
  });
}

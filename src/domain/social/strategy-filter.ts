import type { Strategy } from './strategy';

/** The most that each limit of the list can be set to. */
export const STRATEGY_LIMITS = Object.freeze({
  risk: Object.freeze([3, 5, 7] as const),
  minimum: Object.freeze([200, 500, 1_000] as const),
  fee: Object.freeze([10, 15, 20] as const),
});
export type StrategyLimit = keyof typeof STRATEGY_LIMITS;

/** A filter of the list of strategies from its address; undefined means no limit. */
export interface StrategyFilter {
  /** Words of the name or the provider. */
  readonly search: string;
  readonly risk: number | undefined;
  readonly minimum: number | undefined;
  readonly fee: number | undefined;
  /** Only strategies that accept copiers. */
  readonly isOpen: boolean;
}

/** The longest text to search for. */
export const LONGEST_STRATEGY_SEARCH = 80;

export function readStrategyFilter(address: { get(name: string): string | null }): StrategyFilter {
  const limit = (name: StrategyLimit): number | undefined =>
    STRATEGY_LIMITS[name].find((choice) => String(choice) === address.get(name));
  return {
    search: (address.get('q') ?? '').slice(0, LONGEST_STRATEGY_SEARCH),
    risk: limit('risk'),
    minimum: limit('minimum'),
    fee: limit('fee'),
    isOpen: address.get('open') === '1',
  };
}

export function isFiltered({ fee, isOpen, minimum, risk, search }: StrategyFilter): boolean {
  return search.trim() !== '' || isOpen || [fee, minimum, risk].some((limit) => limit !== undefined);
}

/** The strategies that pass a filter, in their order. One without a figure does not pass its limit. */
export function filterStrategies(
  strategies: readonly Strategy[],
  { fee, isOpen, minimum, risk, search }: StrategyFilter,
): readonly Strategy[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isWithin = (value: string | number | null, limit: number | undefined) =>
    limit === undefined || (value !== null && Number(value) <= limit);
  return strategies.filter((strategy) => {
    const text = `${strategy.name} ${strategy.provider ?? ''}`.toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      isWithin(strategy.risk, risk) &&
      isWithin(strategy.minimum, minimum) &&
      isWithin(strategy.feePercent, fee) &&
      (!isOpen || strategy.state === 'open')
    );
  });
}

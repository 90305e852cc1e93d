import { decimalOf } from '../kernel/numbers/decimal';
import type { RewardWorking } from './reward';

/** The share of a level or of costs in percent; undefined for a figure that is not a share. */
export const workingPercent = ({ value, what }: RewardWorking['working'][number]): string | undefined =>
  what === 'level' || what === 'share' ? decimalOf(value)?.times(100).toFixed() : undefined;

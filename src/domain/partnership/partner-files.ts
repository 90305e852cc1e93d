import type { CsvCell } from '../kernel/csv';
import type { ReferredClient } from './referred-client';
import type { PartnerReward } from './reward';

/** The columns of a file of clients; their heads are `partnership.column.{column}`. */
export const CLIENT_COLUMNS = Object.freeze([
  'client',
  'email',
  'country',
  'level',
  'registeredUtc',
  'firstDepositUtc',
  'firstDepositAmount',
  'firstDepositCurrency',
  'lots',
  'rewardAmount',
  'rewardCurrency',
  'state',
] as const);

/** A client as rows of the file, one for each currency of their rewards, so that the column sums to the page's total. */
export function clientRows(
  client: ReferredClient,
  stateOf: (state: ReferredClient['state']) => string,
): readonly (readonly CsvCell[])[] {
  const { country, currency, email, firstDeposit, firstDepositAt, furtherRewards, level, lots } = client;
  const { ref, registeredAt, reward, state } = client;
  const deposit = { money: firstDeposit?.amount ?? null, currency: firstDeposit?.currency ?? '' };
  const rowOf = (lotsOfRow: string | null, amount: string | null, rewardCurrency: string | null) => [
    { text: ref },
    { text: email },
    { text: country },
    { figure: String(level) },
    { instant: registeredAt },
    { instant: firstDepositAt },
    deposit,
    { text: firstDeposit?.currency ?? null },
    { figure: lotsOfRow },
    { money: amount, currency: rewardCurrency ?? '' },
    { text: rewardCurrency },
    { text: stateOf(state) },
  ];
  return [
    rowOf(lots, reward, currency),
    ...furtherRewards.map((furtherReward) => rowOf(null, furtherReward.amount, furtherReward.currency)),
  ];
}

/** The columns of a file of rewards; their heads are `partnership.column.{column}`. */
export const REWARD_COLUMNS = Object.freeze([
  'earnedUtc',
  'client',
  'email',
  'level',
  'symbol',
  'lots',
  'rewardAmount',
  'rewardCurrency',
  'state',
  'reason',
  'dueUtc',
  'rule',
] as const);

/** The client's words for what the contract has codes for. */
export interface RewardWords {
  readonly stateOf: (state: PartnerReward['state']) => string;
  readonly reasonOf: (reason: NonNullable<PartnerReward['reason']>) => string;
}

/** A reward as a row of the file. */
export function rewardRow(reward: PartnerReward, { reasonOf, stateOf }: RewardWords): readonly CsvCell[] {
  const { amount, currency, dueAt, earnedAt, email, level, lots, reason, ref, scheme, state, symbol } =
    reward;
  return [
    { instant: earnedAt },
    { text: ref },
    { text: email },
    { figure: String(level) },
    { text: symbol },
    { figure: lots },
    { money: amount, currency },
    { text: currency },
    { text: stateOf(state) },
    { text: reason && reasonOf(reason) },
    { instant: dueAt },
    { text: scheme && `${scheme.id}.${scheme.version}` },
  ];
}

import { DealingRounds } from '../../../gateway/dealing/dealing-rounds';

/** Executes the due trades of a tick, and waits for those that have to wait themselves. */
export async function runDealingRound(deps: ConstructorParameters<typeof DealingRounds>[0]): Promise<void> {
  const rounds = new DealingRounds(deps);
  await rounds.run();
  await rounds.finish();
}

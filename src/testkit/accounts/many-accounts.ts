import type { Account } from '../../domain/accounts/account';
import { accountOf } from './accounts-data';

/** Random numbers in [0, 1), always the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** `count` accounts with consistent figures, each with its own login; always the same for a seed. */
export function manyAccounts(count: number, seed = 1): readonly Account[] {
  const random = randomOf(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(choice: readonly [T, ...T[]]) => choice[upTo(choice.length)] ?? choice[0];
  let login = 2_000_000;
  return Array.from({ length: count }, (_, place) => {
    login += 1 + upTo(90);
    const balance = upTo(5_000_000);
    const floatingPl = upTo(balance / 2 + 1) - Math.floor(balance / 4);
    const equity = balance + floatingPl;
    const margin = oneOf([0, upTo(equity + 1)]);
    return accountOf({
      login,
      platform: oneOf(['MT4', 'MT5']),
      kind: oneOf(['live', 'live', 'live', 'demo']),
      currency: oneOf(['USD', 'EUR', 'GBP']),
      name: `Account ${place + 1}`,
      balance: money(balance),
      floatingPl: money(floatingPl),
      equity: money(equity),
      margin: money(margin),
      freeMargin: money(equity - margin),
      marginLevel: margin === 0 ? null : ((equity / margin) * 100).toFixed(2),
      openedAt: new Date(Date.UTC(2020, 0, 1) + upTo(2_000) * 86_400_000).toISOString(),
    });
  });
}

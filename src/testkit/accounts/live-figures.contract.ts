import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { LiveFigures, type LiveEvent } from '../../application/accounts/ports/live-figures';
import { isPortalError } from '../../domain/kernel/errors';
import { gatewayContract } from '../runner/gateway-contract';

/** Follows the stream until its first event. */
async function firstOf(live: LiveFigures, after: string | null, signal?: AbortSignal): Promise<LiveEvent> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const read: LiveEvent[] = [];
  const following = live.follow(
    after,
    (event) => {
      read.push(event);
      controller.abort();
    },
    controller.signal,
  );
  await following.catch((error: unknown) => {
    if (!isPortalError(error) || error.kind !== 'aborted' || read.length === 0) throw error;
  });
  return read[0]!;
}

/** The contract of the port `LiveFigures`. */
export const describeLiveFiguresContract = gatewayContract<'sessionToken'>(
  'LiveFigures',
  (world) => world.sessionToken(),
  ({ test, world, secured, failures }) => {
    test('begins with the figures of the client’s accounts', async () => {
      const { port } = world();
      const first = await firstOf(port(LiveFigures), null);
      if (first.kind !== 'figures') throw new Error(`begins with ${first.kind}`);
      const { accounts } = await port(Accounts).list();
      const logins = (accounts: readonly { login: number }[]) => accounts.map(({ login }) => login).sort();
      expect(logins(first.accounts)).toEqual(logins(accounts));
      expect(Number.isFinite(first.at)).toBe(true);
    });

    test('goes on after an id', async () => {
      const { port } = world();
      const { id } = await firstOf(port(LiveFigures), null);
      expect(['figures', 'alive', 'reset']).toContain((await firstOf(port(LiveFigures), id)).kind);
    });

    secured(({ port }) => firstOf(port(LiveFigures), null));
    failures({
      call: 'events',
      make: ({ port }, signal) => firstOf(port(LiveFigures), null, signal),
      abortable: true,
      hasResult: true,
    });
  },
);

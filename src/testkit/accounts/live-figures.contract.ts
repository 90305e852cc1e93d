import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { LiveFigures, type LiveEvent } from '../../application/accounts/ports/live-figures';
import { isPortalError } from '../../domain/kernel/errors';
import { gatewayContract } from '../runner/gateway-contract';

/** Follows the stream until its first event. */
async function firstEvent(live: LiveFigures, after: string | null, signal?: AbortSignal): Promise<LiveEvent> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  const read: LiveEvent[] = [];
  const stream = live.follow(
    after,
    (event) => {
      read.push(event);
      controller.abort();
    },
    controller.signal,
  );
  await stream.catch((error: unknown) => {
    if (!isPortalError(error) || error.kind !== 'aborted' || read.length === 0) throw error;
  });
  return read[0]!;
}

/** The contract of the port `LiveFigures`. */
export const describeLiveFiguresContract = gatewayContract<'sessionToken'>(
  'LiveFigures',
  (world) => world.sessionToken(),
  ({ test, world, testSecured, testFailures }) => {
    test('begins with the figures of the client’s accounts', async () => {
      const { port } = world();
      const first = await firstEvent(port(LiveFigures), null);
      if (first.kind !== 'figures') throw new Error(`begins with ${first.kind}`);
      const { accounts } = await port(Accounts).list();
      const logins = (accounts: readonly { login: number }[]) => accounts.map(({ login }) => login).sort();
      expect(logins(first.accounts)).toEqual(logins(accounts));
      expect(Number.isFinite(first.at)).toBe(true);
    });

    test('resumes after an event id', async () => {
      const { port } = world();
      const { id } = await firstEvent(port(LiveFigures), null);
      expect(['figures', 'alive', 'reset']).toContain((await firstEvent(port(LiveFigures), id)).kind);
    });

    testSecured(({ port }) => firstEvent(port(LiveFigures), null));
    testFailures({
      call: 'events',
      make: ({ port }, signal) => firstEvent(port(LiveFigures), null, signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

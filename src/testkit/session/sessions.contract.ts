import { expect } from 'expect';
import { Sessions } from '../../application/session/ports/sessions';
import type { CursorPage } from '../../application/remote/pages';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { SecurityEvent } from '../../domain/session/security-event';
import { rejectionOf } from '../runner/failures';
import { isAccepted } from '../runner/is-accepted';
import { gatewayContract } from '../runner/gateway-contract';

const READS = {
  open: { call: 'sessions', read: (sessions: Sessions, signal?: AbortSignal) => sessions.open(signal) },
  history: { call: 'signIns', read: (sessions: Sessions, signal?: AbortSignal) => sessions.history(signal) },
  events: {
    call: 'securityEvents',
    read: (sessions: Sessions, signal?: AbortSignal) => sessions.events('', signal),
  },
} as const;

/** The contract of the port `Sessions`. */
export const describeSessionsContract = gatewayContract<'freshToken'>(
  'Sessions',
  (world) => world.freshToken(),
  ({ describe, test, world, testSecured, testFailures }) => {
    test('exactly one session is the current one', async () => {
      await world().freshToken();
      const sessions = await world().port(Sessions).open();
      expect(sessions.length).toBeGreaterThan(1);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(sessions.length);
    });

    test('an ended session leaves the list and its token is rejected, and the others stay', async () => {
      const { port } = world();
      const before = await port(Sessions).open();
      const token = await world().freshToken();
      const knownIds = new Set(before.map(({ id }) => id));
      const newSession = (await port(Sessions).open()).find(({ id }) => !knownIds.has(id))!;
      await port(Sessions).end(newSession.id);
      expect((await port(Sessions).open()).map(({ id }) => id).sort()).toEqual([...knownIds].sort());
      expect(await isAccepted(world(), token)).toBe(false);
    });

    test('another client’s session is refused with 7', async () => {
      const end = world().port(Sessions).end('0b1b7f0c-6f0e-4a80-9f44-2f0c7b7a5d27');
      expect(await rejectionOf(end)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.notFound] });
    });

    test('a sign-in is in the history', async () => {
      const [newest] = await world().port(Sessions).history();
      expect(newest).toMatchObject({ result: 'signedIn' });
    });

    test('the security history has each event once, newest first', async () => {
      await world().freshToken();
      const otherSession = (await world().port(Sessions).open()).find(({ isCurrent }) => !isCurrent)!;
      await world().port(Sessions).end(otherSession.id);
      const events: SecurityEvent[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: CursorPage<SecurityEvent> = await world().port(Sessions).events(cursor);
        events.push(...page.items);
        cursor = page.next;
      }
      expect(events.length).toBeGreaterThan(0);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      const times = events.map(({ at }) => Date.parse(at ?? ''));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    for (const [title, { call, read }] of Object.entries(READS)) {
      describe(title, () => {
        testSecured(({ port }) => read(port(Sessions)));
        testFailures({
          call,
          make: ({ port }, signal) => read(port(Sessions), signal),
          abortable: true,
          canBeMalformed: true,
        });
      });
    }
  },
);

import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { SupportIdentity } from '../../application/support/ports/support-identity';
import { Conversations } from '../../application/support/ports/chat';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Conversations`. */
export const describeConversationsContract = gatewayContract<'sessionToken'>(
  'Conversations',
  (world) => world.sessionToken(),
  ({ describe, test, world, testFailures }) => {
    const visitor = () => ({ identity: null, visitor: crypto.randomUUID() });
    const culture = 'en-US' as const;

    test('a client’s message is stored and answered', async () => {
      const identity = await world().port(SupportIdentity).token('gateway');
      const id = crypto.randomUUID();
      const submission = { id, text: 'Good morning', culture } as const;
      const messages = await world().port(Conversations).send({ identity, visitor: null }, submission);
      expect(messages.at(-2)).toMatchObject({ id, from: 'client', text: 'Good morning' });
      expect(messages.at(-1)).toMatchObject({ from: 'assistant' });
      const sameClient = { identity: await world().port(SupportIdentity).token('gateway'), visitor: null };
      expect(await world().port(Conversations).read(sameClient)).toEqual(messages);
    });

    test('a visitor’s message is answered, and no other visitor can read it', async () => {
      const speaker = visitor();
      await world().port(Conversations).send(speaker, { id: crypto.randomUUID(), text: 'Hello', culture });
      expect(await world().port(Conversations).read(speaker)).toHaveLength(2);
      expect(await world().port(Conversations).read(visitor())).toEqual([]);
    });

    test('the same message sent twice is stored once', async () => {
      const speaker = visitor();
      const message = { id: crypto.randomUUID(), text: 'Hello', culture };
      await world().port(Conversations).send(speaker, message);
      expect(await world().port(Conversations).send(speaker, message)).toHaveLength(2);
    });

    test('an invalid token is refused, and ends no session', async () => {
      const refusedTokens: string[] = [];
      world()
        .port(Gateway)
        .onUnauthorized((token) => refusedTokens.push(token));
      const call = world().port(Conversations).read({ identity: 'forged', visitor: null });
      expect(await rejectionOf(call)).toMatchObject({ kind: 'refused' });
      expect(refusedTokens).toEqual([]);
    });

    describe('read', () =>
      testFailures({
        call: 'supportConversation',
        make: ({ port }, signal) => port(Conversations).read(visitor(), signal),
        abortable: true,
        canBeMalformed: true,
      }));

    describe('send', () =>
      testFailures({
        call: 'supportMessage',
        make: ({ port }, signal) =>
          port(Conversations).send(visitor(), { id: crypto.randomUUID(), text: 'Hello', culture }, signal),
        abortable: true,
        canBeMalformed: true,
      }));
  },
);

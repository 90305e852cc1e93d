import { expect } from 'expect';
import { randomUUID } from 'node:crypto';
import type { Runner } from '../runner';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'gateway' | 'supportIdentity' | 'conversations' | 'sessionToken' | 'failNext';

/** The contracts of the ports `SupportIdentity` and `Conversations`. */
export function describeSupportContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  let world: Pick<GatewayWorld, Needs>;
  beforeEach(async () => {
    world = await makeWorld();
    world.gateway.setBearer(await world.sessionToken());
  });

  describe(`${name}SupportIdentity keeps the contract of SupportIdentity`, () => {
    test('a token that the gateway signs', async () => {
      expect(await world.supportIdentity.token('gateway')).toMatch(/\S/);
    });

    test('without a secret nobody signs in the browser', async () => {
      expect(await rejectionOf(world.supportIdentity.token('browser'))).toMatchObject({ kind: 'refused' });
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ supportIdentity }) => supportIdentity.token('gateway'),
    );

    describeFailures(runner, () => world, {
      call: 'supportIdentity',
      make: ({ supportIdentity }, signal) => supportIdentity.token('gateway', signal),
      abortable: true,
      hasResult: true,
    });
  });

  describe(`${name}Conversations keeps the contract of Conversations`, () => {
    const visitor = () => ({ identity: null, visitor: randomUUID() });
    const culture = 'en-US' as const;

    test('a client’s words are kept and answered', async () => {
      const identity = await world.supportIdentity.token('gateway');
      const id = randomUUID();
      const words = { id, text: 'Good morning', culture } as const;
      const said = await world.conversations.say({ identity, visitor: null }, words);
      expect(said.at(-2)).toMatchObject({ id, from: 'client', text: 'Good morning' });
      expect(said.at(-1)).toMatchObject({ from: 'assistant' });
      const later = { identity: await world.supportIdentity.token('gateway'), visitor: null };
      expect(await world.conversations.read(later)).toEqual(said);
    });

    test('a visitor’s too, and nobody else reads them', async () => {
      const speaker = visitor();
      await world.conversations.say(speaker, { id: randomUUID(), text: 'Hello', culture });
      expect(await world.conversations.read(speaker)).toHaveLength(2);
      expect(await world.conversations.read(visitor())).toEqual([]);
    });

    test('the same message twice is one', async () => {
      const speaker = visitor();
      const message = { id: randomUUID(), text: 'Hello', culture };
      await world.conversations.say(speaker, message);
      expect(await world.conversations.say(speaker, message)).toHaveLength(2);
    });

    test('a token that is none is refused, and ends no session', async () => {
      const refused: string[] = [];
      world.gateway.onUnauthorized((token) => refused.push(token));
      const call = world.conversations.read({ identity: 'forged', visitor: null });
      expect(await rejectionOf(call)).toMatchObject({ kind: 'refused' });
      expect(refused).toEqual([]);
    });

    describe('read', () =>
      describeFailures(runner, () => world, {
        call: 'supportConversation',
        make: ({ conversations }, signal) => conversations.read(visitor(), signal),
        abortable: true,
        hasResult: true,
      }));

    describe('say', () =>
      describeFailures(runner, () => world, {
        call: 'supportMessage',
        make: ({ conversations }, signal) =>
          conversations.say(visitor(), { id: randomUUID(), text: 'Hello', culture }, signal),
        abortable: true,
        hasResult: true,
      }));
  });
}

import { expect } from 'expect';
import { SupportIdentity } from '../../application/ports/support-identity';
import { Gateway } from '../../application/ports/gateway';
import { Conversations } from '../../application/ports/chat';
import { randomUUID } from 'node:crypto';
import type { Runner } from '../runner';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext';

/** The contracts of the ports `SupportIdentity` and `Conversations`. */
export function describeSupportContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe('support', () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    describe(`${name}SupportIdentity keeps the contract of SupportIdentity`, () => {
      test('a token that the gateway signs', async () => {
        expect(await world.port(SupportIdentity).token('gateway')).toMatch(/\S/);
      });

      test('without a secret nobody signs in the browser', async () => {
        expect(await rejectionOf(world.port(SupportIdentity).token('browser'))).toMatchObject({
          kind: 'refused',
        });
      });

      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(SupportIdentity).token('gateway'),
      );

      describeFailures(runner, () => world, {
        call: 'supportIdentity',
        make: ({ port }, signal) => port(SupportIdentity).token('gateway', signal),
        abortable: true,
        hasResult: true,
      });
    });

    describe(`${name}Conversations keeps the contract of Conversations`, () => {
      const visitor = () => ({ identity: null, visitor: randomUUID() });
      const culture = 'en-US' as const;

      test('a client’s words are kept and answered', async () => {
        const identity = await world.port(SupportIdentity).token('gateway');
        const id = randomUUID();
        const words = { id, text: 'Good morning', culture } as const;
        const said = await world.port(Conversations).say({ identity, visitor: null }, words);
        expect(said.at(-2)).toMatchObject({ id, from: 'client', text: 'Good morning' });
        expect(said.at(-1)).toMatchObject({ from: 'assistant' });
        const later = { identity: await world.port(SupportIdentity).token('gateway'), visitor: null };
        expect(await world.port(Conversations).read(later)).toEqual(said);
      });

      test('a visitor’s too, and nobody else reads them', async () => {
        const speaker = visitor();
        await world.port(Conversations).say(speaker, { id: randomUUID(), text: 'Hello', culture });
        expect(await world.port(Conversations).read(speaker)).toHaveLength(2);
        expect(await world.port(Conversations).read(visitor())).toEqual([]);
      });

      test('the same message twice is one', async () => {
        const speaker = visitor();
        const message = { id: randomUUID(), text: 'Hello', culture };
        await world.port(Conversations).say(speaker, message);
        expect(await world.port(Conversations).say(speaker, message)).toHaveLength(2);
      });

      test('a token that is none is refused, and ends no session', async () => {
        const refused: string[] = [];
        world.port(Gateway).onUnauthorized((token) => refused.push(token));
        const call = world.port(Conversations).read({ identity: 'forged', visitor: null });
        expect(await rejectionOf(call)).toMatchObject({ kind: 'refused' });
        expect(refused).toEqual([]);
      });

      describe('read', () =>
        describeFailures(runner, () => world, {
          call: 'supportConversation',
          make: ({ port }, signal) => port(Conversations).read(visitor(), signal),
          abortable: true,
          hasResult: true,
        }));

      describe('say', () =>
        describeFailures(runner, () => world, {
          call: 'supportMessage',
          make: ({ port }, signal) =>
            port(Conversations).say(visitor(), { id: randomUUID(), text: 'Hello', culture }, signal),
          abortable: true,
          hasResult: true,
        }));
    });
  });
}

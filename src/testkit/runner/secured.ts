import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { Runner } from './runner';
import { needing, type Capabilities } from './capabilities';
import { rejectionOf } from './failures';
import type { GatewayWorld } from './gateway-world';

type Needs = Pick<GatewayWorld, 'port'>;

/** Tests for every call that needs a session: what a 401 means, and who is told (S3, S4). */
export function describeSecuredCall<World extends Needs>(
  runner: Runner,
  world: () => World,
  make: (world: World) => Promise<unknown>,
  capabilities: Capabilities = {},
): void {
  const { test } = needing(runner, capabilities, 'sessions');
  test('a rejected token: unauthorized, and the listener is told which token it was', async () => {
    const refused: string[] = [];
    world()
      .port(Gateway)
      .onUnauthorized((token) => refused.push(token));
    world().port(Gateway).setBearer('of-another-time');
    expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(refused).toEqual(['of-another-time']);
  });

  test('without a token: unauthorized, and nobody is told', async () => {
    const refused: string[] = [];
    world()
      .port(Gateway)
      .onUnauthorized((token) => refused.push(token));
    world().port(Gateway).setBearer(null);
    expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'unauthorized' });
    expect(refused).toEqual([]);
  });
}

import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { Runner } from './runner';
import { requireCapabilities, type Capabilities } from './capabilities';
import { rejectionOf } from './failures';
import type { GatewayWorld } from './gateway-world';

type Needs = Pick<GatewayWorld, 'port'>;

/** Tests for every call that needs a session: the error of a 401, and its listeners (S3, S4). */
export function describeSecuredCall<World extends Needs>(
  runner: Runner,
  world: () => World,
  make: (world: World) => Promise<unknown>,
  capabilities: Capabilities = {},
): void {
  const { test } = requireCapabilities(runner, capabilities, 'sessions');
  test('a rejected token is unauthorized, and reported to the listener', async () => {
    const refusedTokens: string[] = [];
    world()
      .port(Gateway)
      .onUnauthorized((token) => refusedTokens.push(token));
    world().port(Gateway).setBearer('expired-token');
    expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(refusedTokens).toEqual(['expired-token']);
  });

  test('a call without a token is unauthorized, and not reported', async () => {
    const refusedTokens: string[] = [];
    world()
      .port(Gateway)
      .onUnauthorized((token) => refusedTokens.push(token));
    world().port(Gateway).setBearer(null);
    expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'unauthorized' });
    expect(refusedTokens).toEqual([]);
  });
}

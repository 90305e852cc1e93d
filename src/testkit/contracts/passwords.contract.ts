import { expect } from 'expect';
import { Passwords } from '../../application/ports/passwords';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { formOf } from './visitors';

type Needs = 'port' | 'siteId' | 'credentials' | 'failNext';

/** The contract of the port `Passwords`. */
export function describePasswordsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Passwords keeps the contract of Passwords`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test('known and unknown addresses get the same answer', async () => {
      const { port, credentials, siteId } = world;
      await expect(port(Passwords).requestLink(credentials.email, { siteId })).resolves.toBeUndefined();
      await expect(port(Passwords).requestLink(formOf(siteId).email, { siteId })).resolves.toBeUndefined();
    });

    test('a link that was never sent is unknown, and code 11', async () => {
      const { port, siteId } = world;
      expect(await port(Passwords).linkState('made-up')).toBe('unknown');
      const used = port(Passwords).create('made-up', 'Fresh horse 7 battery', { siteId });
      expect(await rejectionOf(used)).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongLink] });
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'checkPasswordLink',
        make: ({ port }, signal) => port(Passwords).linkState('made-up', signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}

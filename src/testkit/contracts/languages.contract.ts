import { expect } from 'expect';
import { Languages } from '../../application/ports/languages';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'failNext';

/** The contract of the port `Languages`. */
export function describeLanguagesContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Languages keeps the contract of Languages`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
    });

    test('returns languages with name and culture, sorted by name', async () => {
      const languages = await world.port(Languages).list();
      expect(languages.map(({ culture }) => culture)).toContain('en-US');
      const names = languages.map(({ name: own }) => own);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'language',
        make: ({ port }, signal) => port(Languages).list(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}

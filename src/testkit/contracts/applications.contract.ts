import { expect } from 'expect';
import { Applications } from '../../application/ports/applications';
import { Clients } from '../../application/ports/clients';
import { gatewayContract } from './gateway-contract';

/** The contract of the port `Applications`. */
export const describeApplicationsContract = gatewayContract<'sessionToken'>(
  'Applications',
  (world) => world.sessionToken(),
  ({ describe, test, world, secured, failures }) => {
    test('a closed onboarding page stays closed', async () => {
      await world().port(Applications).close();
      expect((await world().port(Clients).setting()).isOpenAccount).toBe(false);
    });

    test('answers are saved per type', async () => {
      const { port } = world();
      const { person } = await port(Applications).saved(901);
      const typed = { ...person, firstName: 'Mara', birthDate: '1990-05-31' };
      const savedAt = await port(Applications).save(901, typed);
      expect(await port(Applications).saved(901)).toEqual({ person: typed, savedAt });
      expect((await port(Applications).saved(902)).savedAt).toBeNull();
      expect(await port(Applications).onboardingUrl('localhost:3000')).toMatch(/^https?:/);
    });

    describe('saved', () => {
      secured(({ port }) => port(Applications).saved(7));
      failures({
        call: 'application',
        make: ({ port }, signal) => port(Applications).saved(7, signal),
        abortable: true,
        hasResult: true,
      });
    });

    describe('close', () => {
      secured(({ port }) => port(Applications).close());
      failures({
        call: 'closeOnboarding',
        make: ({ port }) => port(Applications).close(),
        abortable: false,
        hasResult: false,
      });
    });
  },
);

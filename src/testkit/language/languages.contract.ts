import { expect } from 'expect';
import { Languages } from '../../application/language/ports/languages';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Languages`. */
export const describeLanguagesContract = gatewayContract(
  'Languages',
  null,
  ({ test, world, testFailures }) => {
    test('returns languages with name and culture, sorted by name', async () => {
      const languages = await world().port(Languages).list();
      expect(languages.map(({ culture }) => culture)).toContain('en-US');
      const names = languages.map(({ name }) => name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    testFailures({
      call: 'language',
      make: ({ port }, signal) => port(Languages).list(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

import { companySettings } from '../../../../src/domain/site/config/company-readers';
import { ConfigError, type UnknownKey } from '../../../../src/domain/site/config/config-readers';
import { providerIds } from '../../../../src/domain/site/providers';

const CONTEXT = { origin: 'https://portal.example', providers: providerIds([]) };

test('a company of an extension has the settings that differ, and its unknown keys are named', () => {
  const unknownKeys: UnknownKey[] = [];
  const settings = { brand: { name: 'Acme' }, support: { phone: '+49 30 1234', colour: 'red' } };
  expect(companySettings(unknownKeys)(settings, '', CONTEXT)).toEqual({
    brand: { name: 'Acme' },
    support: { phone: '+49 30 1234' },
  });
  expect(unknownKeys.map(({ key }) => key)).toEqual(['support.colour']);
});

test('a wrong value of it is refused by its key', () => {
  expect(() => companySettings([])({ brand: { name: 7 } }, '', CONTEXT)).toThrow(ConfigError);
});

import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { legalTexts } from '../../../src/domain/site/footer/legal-texts';

test('configured addresses are texts of the footer, and an empty one does not replace the shipped text', () => {
  const { legal, support } = DEFAULT_CONFIG;
  expect(legalTexts(legal, support)).toEqual({});
  expect(
    legalTexts({ ...legal, privacy: 'https://acme.example/privacy' }, { email: 'help@acme.example' }),
  ).toEqual({
    'footer.privacyUrl': 'https://acme.example/privacy',
    'footer.mail': 'help@acme.example',
  });
});

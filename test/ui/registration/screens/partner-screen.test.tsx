import { screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/registration/screens/partner-account/partner-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, errorOf } from '../../kit/public-forms';

// Filling in many fields takes longer on a busy machine.
jest.setTimeout(60_000);

const VALID_INPUT = {
  'register-legalName': 'PT Mitra',
  'register-registrationNumber': 'AHU-1',
  'register-website': 'mitra.example',
  'register-country': 'ID',
  'register-firstName': 'Sari',
  'register-lastName': 'Putri',
  'register-email': 'sari@portico.test',
  'register-phone': '0812 345678',
  'register-password': 'Fresh horse 7',
  'register-confirm': 'Fresh horse 7',
  'register-agreement': 'yes',
} as const;

type View = Awaited<ReturnType<typeof renderPortal>>;

async function renderCompanyForm(options: RenderPortalOptions = {}): Promise<View> {
  const view = await renderPortal(<Screen />, {
    address: '/register/open-partner-account',
    variant: 'invest',
    signedIn: false,
    now: '2026-11-21T10:00:00Z',
    ...options,
  });
  await view.user.click(screen.getByLabelText('Company'));
  return view;
}
const submit = ({ user }: View) => user.click(screen.getByTestId('register-submit'));

async function makeChoices({ user }: View, ...fields: readonly string[]): Promise<void> {
  if (fields.includes('channels')) await user.click(screen.getByLabelText('Social media'));
  if (fields.includes('countries')) fill({ 'register-countries': 'ID' });
  if (fields.includes('expectedClients')) await user.click(screen.getByLabelText('11 to 50'));
}
const CHOICES = ['channels', 'countries', 'expectedClients'];

describe('becoming a partner', () => {
  test.each([
    ['legalName', '', 'Enter the legal name.'],
    ['legalName', 'x'.repeat(121), 'At most 120'],
    ['registrationNumber', '', 'Enter the registration number.'],
    ['website', 'not a website', 'not the address of a website'],
    ['agreement', '', 'Tick this box to continue.'],
    ['firstName', '1\u00073', 'cannot be read'],
  ])('%s: %.20j has its message; valid input goes into review', async (field, input, words) => {
    const view = await renderCompanyForm();
    fill({ ...VALID_INPUT, [`register-${field}`]: input });
    await makeChoices(view, ...CHOICES);
    await submit(view);
    expect(errorOf(`register-${field}`)).toContain(words);
    expect(view.portal.backend.count('singleRegister')).toBe(0);
    fill(VALID_INPUT);
    await submit(view);
    expect(screen.getByTestId('register-in-review')).not.toBeNull();
    expect(view.portal.session.signedIn).toBe(true);
  });

  test.each([
    ['channels', 'Choose at least one way.'],
    ['countries', 'Choose at least one country.'],
    ['expectedClients', 'Choose how many clients you expect.'],
  ])('%s is required', async (field, words) => {
    const view = await renderCompanyForm();
    fill(VALID_INPUT);
    await makeChoices(view, ...CHOICES.filter((choice) => choice !== field));
    await submit(view);
    expect(errorOf(`register-${field}`)).toContain(words);
    await makeChoices(view, field);
    await submit(view);
    expect(screen.getByTestId('register-in-review')).not.toBeNull();
  });

  test('a person has no legal name, and the time of the agreement is sent', async () => {
    const view = await renderCompanyForm();
    await view.user.click(screen.getByLabelText('Person'));
    expect(screen.queryByTestId('register-legalName')).toBeNull();
    const { 'register-legalName': _name, 'register-registrationNumber': _number, ...person } = VALID_INPUT;
    fill(person);
    await makeChoices(view, ...CHOICES);
    await pressTwice(view.user, 'register-submit');
    const calls = view.portal.backend.calls.filter(({ call }) => call === 'singleRegister');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.args[0]).toMatchObject({
      partner: {
        kind: 'person',
        legalName: null,
        website: 'https://mitra.example',
        countries: ['ID'],
        agreesAt: '2026-11-21T10:00:00.000Z',
      },
    });
  });

  test('the texts of the agreement open in new tabs', async () => {
    await renderCompanyForm();
    const links = within(screen.getByTestId('register-form')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/legal/partner.html',
      '/legal/terms.html',
      '/legal/privacy.html',
    ]);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('a refusal shows a waiting time; a draft survives a reload without the password', async () => {
    const view = await renderCompanyForm();
    view.portal.backend.failNext(
      'singleRegister',
      PortalError.refused([ERROR_CODE.tooManyTries], 200, 60_000),
    );
    fill(VALID_INPUT);
    await makeChoices(view, ...CHOICES);
    await submit(view);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00.');
    const storedInTab = Object.fromEntries(view.portal.tab.entries);
    expect(JSON.stringify(storedInTab)).not.toContain(VALID_INPUT['register-password']);
    view.unmount();
    await renderCompanyForm({ storedInTab });
    expect(screen.getByTestId<HTMLInputElement>('register-legalName').value).toBe('PT Mitra');
    expect(screen.getByTestId<HTMLInputElement>('register-password').value).toBe('');
  });
});

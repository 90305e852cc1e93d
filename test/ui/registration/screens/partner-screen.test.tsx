import { screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/registration/screens/partner-account/partner-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, sentence } from '../../public/public-forms';

// Filling in many fields takes longer on a busy machine.
jest.setTimeout(60_000);

const GOOD = {
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

type Drawn = Awaited<ReturnType<typeof renderPortal>>;

async function draw(options: RenderPortalOptions = {}): Promise<Drawn> {
  const drawn = await renderPortal(<Screen />, {
    address: '/register/open-partner-account',
    variant: 'invest',
    signedIn: false,
    now: '2026-11-21T10:00:00Z',
    ...options,
  });
  await drawn.user.click(screen.getByLabelText('Company'));
  return drawn;
}
const submit = ({ user }: Drawn) => user.click(screen.getByTestId('register-submit'));

async function choose({ user }: Drawn, ...fields: readonly string[]): Promise<void> {
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
    ['firstName', '123', 'Use letters'],
  ])('%s: %.20j has its message; valid input goes into review', async (field, bad, words) => {
    const drawn = await draw();
    fill({ ...GOOD, [`register-${field}`]: bad });
    await choose(drawn, ...CHOICES);
    await submit(drawn);
    expect(sentence(`register-${field}`)).toContain(words);
    expect(drawn.portal.backend.count('singleRegister')).toBe(0);
    fill(GOOD);
    await submit(drawn);
    expect(screen.getByTestId('register-in-review')).not.toBeNull();
    expect(drawn.portal.session.signedIn).toBe(true);
  });

  test.each([
    ['channels', 'Choose at least one way.'],
    ['countries', 'Choose at least one country.'],
    ['expectedClients', 'Choose how many clients you expect.'],
  ])('%s has to be chosen', async (field, words) => {
    const drawn = await draw();
    fill(GOOD);
    await choose(drawn, ...CHOICES.filter((other) => other !== field));
    await submit(drawn);
    expect(sentence(`register-${field}`)).toContain(words);
    await choose(drawn, field);
    await submit(drawn);
    expect(screen.getByTestId('register-in-review')).not.toBeNull();
  });

  test('a person has no legal name or number, and sends the time the agreement was ticked', async () => {
    const drawn = await draw();
    await drawn.user.click(screen.getByLabelText('Person'));
    expect(screen.queryByTestId('register-legalName')).toBeNull();
    const { 'register-legalName': _name, 'register-registrationNumber': _number, ...person } = GOOD;
    fill(person);
    await choose(drawn, ...CHOICES);
    await pressTwice(drawn.user, 'register-submit');
    const calls = drawn.portal.backend.calls.filter(({ call }) => call === 'singleRegister');
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

  test('what is accepted can be read, each text in a new tab', async () => {
    await draw();
    const read = within(screen.getByTestId('register-form')).getAllByRole('link');
    expect(read.map((link) => link.getAttribute('href'))).toEqual([
      '/legal/partner.html',
      '/legal/terms.html',
      '/legal/privacy.html',
    ]);
    for (const link of read) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('a refusal says how long to wait; a draft survives a reload, never with the password', async () => {
    const drawn = await draw();
    drawn.portal.backend.failNext(
      'singleRegister',
      PortalError.refused([ERROR_CODE.tooManyTries], 200, 60_000),
    );
    fill(GOOD);
    await choose(drawn, ...CHOICES);
    await submit(drawn);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00.');
    const storedInTab = Object.fromEntries(drawn.portal.tab.entries);
    expect(JSON.stringify(storedInTab)).not.toContain(GOOD['register-password']);
    drawn.unmount();
    await draw({ storedInTab });
    expect(screen.getByTestId<HTMLInputElement>('register-legalName').value).toBe('PT Mitra');
    expect(screen.getByTestId<HTMLInputElement>('register-password').value).toBe('');
  });
});

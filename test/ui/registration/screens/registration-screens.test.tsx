import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import {
  InvestScreen,
  StandardScreen,
} from '../../../../src/ui/registration/screens/trading-account/registration-screens';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, errorOf } from '../../kit/public-forms';

// Filling in many fields takes longer on a busy machine.
jest.setTimeout(60_000);

const PASSWORD = 'Fresh horse 7';
const PERSON = {
  'register-country': 'DE',
  'register-firstName': 'Zoë',
  'register-lastName': 'محمد',
  'register-email': 'new@portico.test',
  'register-phone': '030 123456',
  'register-password': PASSWORD,
  'register-confirm': PASSWORD,
  'register-terms': 'yes',
} as const;
/** The three fields of a date, `YYYY-MM-DD` or empty. */
const birthFields = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return {
    'register-birthDate-day': day,
    'register-birthDate-month': month,
    'register-birthDate-year': year,
  };
};
const DETAILS = {
  ...birthFields('1990-02-03'),
  'register-citizenship': 'FR',
  'register-address': 'Linden 1',
  'register-city': 'Berlin',
  'register-postcode': '10117',
} as const;

type View = Awaited<ReturnType<typeof renderPortal>>;

const renderForm = (options: RenderPortalOptions = {}) =>
  renderPortal(options.variant === 'invest' ? <InvestScreen /> : <StandardScreen />, {
    address: '/register/open-trading-account',
    signedIn: false,
    now: '2026-11-21T10:00:00Z',
    ...options,
  });
const submit = ({ user }: View) => user.click(screen.getByTestId('register-submit'));

async function openCodeStep(view: View): Promise<void> {
  fill(PERSON);
  await submit(view);
}

async function openSecondStep(view: View): Promise<void> {
  await openCodeStep(view);
  fill({ 'register-code': '123456' });
  await submit(view);
}

describe('step 1', () => {
  test.each([
    ['country', '', 'Choose your country.'],
    ['firstName', '', 'Enter your first name.'],
    ['firstName', 'A\u0007b', 'cannot be read'],
    ['lastName', '', 'Enter your last name.'],
    ['lastName', 'x'.repeat(51), 'At most 50'],
    ['email', '', 'Enter your email address.'],
    ['email', 'ann', 'This is not an email address.'],
    ['email', `${'a'.repeat(250)}@x.de`, 'At most 254'],
    ['phone', '', 'Enter your phone number.'],
    ['phone', 'call me', 'This is not a phone number.'],
    ['phone', '0301', 'too short'],
    ['phone', '1234567890123456', 'too long'],
    ['password', '', 'Choose a password.'],
    ['password', 'short', 'does not meet all the rules'],
    ['password', PERSON['register-email'], 'does not meet all the rules'],
    ['confirm', '', 'Enter the password again.'],
    ['confirm', `${PASSWORD} `, 'The two passwords differ.'],
    ['referralCode', 'x'.repeat(65), 'At most 64'],
    ['terms', '', 'Tick this box to continue.'],
  ])('%s: %.20j has its message and the focus; valid input is sent', async (field, input, words) => {
    const view = await renderForm();
    const handle = `register-${field}`;
    fill({ ...PERSON, [handle]: input });
    await submit(view);
    expect(errorOf(handle)).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId(handle));
    expect(view.portal.backend.count('registerStep1')).toBe(0);
    fill({ 'register-referralCode': 'friend-1', ...PERSON });
    await submit(view);
    expect(screen.getByTestId('register-code')).not.toBeNull();
  });

  test('a visitor with a partner’s code reads what that partner will see', async () => {
    await renderForm();
    expect(screen.queryByTestId('referral-note')).toBeNull();
    fill({ 'register-referralCode': 'friend-1' });
    fireEvent.blur(screen.getByTestId('register-referralCode'));
    const note = await screen.findByTestId('referral-note');
    expect(note.textContent).toContain('They never see your name, phone, balance or results');
    fill({ 'register-referralCode': 'friend-2' });
    await waitFor(() => expect(screen.queryByTestId('referral-note')).toBeNull());
  });

  test('a referral code that no partner has is marked when its field is left, and when the form is sent', async () => {
    const view = await renderForm();
    fill({ ...PERSON, 'register-referralCode': 'NO-SUCH-CODE' });
    fireEvent.blur(screen.getByTestId('register-referralCode'));
    await waitFor(() => expect(errorOf('register-referralCode')).toContain('No partner has this code'));
    await submit(view);
    await waitFor(() => expect(errorOf('register-referralCode')).toContain('No partner has this code'));
    expect(screen.queryByTestId('register-code')).toBeNull();
    fill({ 'register-referralCode': '' });
    await submit(view);
    expect(screen.getByTestId('register-code')).not.toBeNull();
  });

  test('a person with one name fills in one field, which is sent clean', async () => {
    const view = await renderForm();
    fill(PERSON);
    await view.user.click(screen.getByTestId('register-hasOneName'));
    expect(screen.queryByTestId('register-lastName')).toBeNull();
    expect(screen.getByLabelText(/^Name/)).toBe(screen.getByTestId('register-firstName'));
    fill({ 'register-firstName': '' });
    await submit(view);
    expect(errorOf('register-firstName')).toContain('Enter your name.');
    fill({ 'register-firstName': '\u202ASuharto\u3000' });
    await submit(view);
    const [form] = view.portal.backend.calls.find(({ call }) => call === 'registerStep1')?.args ?? [];
    expect(form).toMatchObject({ firstName: 'Suharto', lastName: null });
  });

  test('a name shows what will be sent once its field is left', async () => {
    const { user } = await renderForm();
    const field = screen.getByTestId<HTMLInputElement>('register-firstName');
    await user.click(field);
    await user.paste('’t\u3000Hooft\u2011Ito ');
    expect(field.value).toBe('’t\u3000Hooft\u2011Ito ');
    await user.tab();
    expect(field.value).toBe('’t Hooft-Ito');
  });

  test('the consent to marketing is not ticked by default', async () => {
    const view = await renderForm();
    expect(screen.getByTestId<HTMLInputElement>('register-marketing').checked).toBe(false);
    await openCodeStep(view);
    const [form] = view.portal.backend.calls.find(({ call }) => call === 'registerStep1')?.args ?? [];
    expect(form).toMatchObject({ acceptsMarketing: false, acceptsTerms: true, phone: '+4930123456' });
  });

  test('two clicks and Enter make one call', async () => {
    const { portal, user } = await renderForm();
    fill(PERSON);
    await pressTwice(user, 'register-submit');
    expect(portal.backend.count('registerStep1')).toBe(1);
  });

  test('a duplicate is refused with ways to sign in; the input stays', async () => {
    const view = await renderForm();
    fill({ ...PERSON, 'register-email': 'main@portico.test' });
    await submit(view);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('This already exists.');
    expect(notice.querySelector('a[href="/login"]')).not.toBeNull();
    expect(notice.querySelector('a[href="/forgot-password"]')).not.toBeNull();
    expect(screen.getByTestId<HTMLInputElement>('register-firstName').value).toBe('Zoë');
  });

  test('a hint reports that the address is already registered, without refusing it', async () => {
    const { user } = await renderForm();
    fill({ 'register-email': 'main@portico.test' });
    await user.click(screen.getByTestId('register-email'));
    await user.tab();
    expect(screen.getByText(/This email address is already registered/)).not.toBeNull();
    expect(errorOf('register-email')).toBe('');
  });

  test('too many registrations show a waiting time, and a captcha that fails to load has Retry', async () => {
    const view = await renderForm();
    view.portal.backend.failNext(
      'registerStep1',
      PortalError.refused([ERROR_CODE.tooManyTries], 200, 60_000),
    );
    await openCodeStep(view);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00.');
    view.portal.captcha.isBroken = true;
    await submit(view);
    expect(screen.getByRole('alert').textContent).toContain('The check that you are human did not load.');
    view.portal.captcha.isBroken = false;
    await view.user.click(screen.getByTestId('retry'));
    expect(screen.getByTestId('register-code')).not.toBeNull();
  });

  test('a draft survives a reload without the password', async () => {
    const { portal, unmount } = await renderForm();
    fill(PERSON);
    const storedInTab = Object.fromEntries(portal.tab.entries);
    expect(JSON.stringify([storedInTab, ...portal.local.entries])).not.toContain(PASSWORD);
    unmount();
    await renderForm({ storedInTab });
    expect(screen.getByTestId<HTMLInputElement>('register-email').value).toBe('new@portico.test');
    expect(screen.getByTestId<HTMLInputElement>('register-country').value).toBe('DE');
    expect(screen.getByTestId<HTMLInputElement>('register-password').value).toBe('');
  });
});

describe('the verification code', () => {
  test('can be filled in by the phone, and sent again by the other channel', async () => {
    const view = await renderForm();
    await openCodeStep(view);
    const field = screen.getByTestId('register-code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByTestId('register-send-sms').textContent).toContain('in 60 seconds');
    act(() => view.portal.clock.advance(59_000));
    expect(screen.getByTestId('register-send-sms').textContent).toContain('in 1 second');
    await view.user.click(screen.getByTestId('register-send-whatsapp'));
    expect(view.portal.backend.count('whatsappOtpSend')).toBe(1);
    expect(screen.getByText(/by WhatsApp to/)).not.toBeNull();
  });

  test.each([
    ['', 'Enter the code.'],
    ['12345', 'The code has six digits.'],
    ['12345a', 'The code has six digits.'],
    ['000000', 'The code is incorrect or has expired.'],
  ])('%j has its message; the right code, in two clicks and Enter, makes one call', async (input, words) => {
    const view = await renderForm();
    await openCodeStep(view);
    fill({ 'register-code': input });
    await submit(view);
    expect(errorOf('register-code')).toContain(words);
    const before = view.portal.backend.count('smsOtpVerify');
    fill({ 'register-code': ' 123 456' });
    await pressTwice(view.user, 'register-submit');
    expect(view.portal.backend.count('smsOtpVerify')).toBe(before + 1);
    expect(screen.getByTestId('register-birthDate')).not.toBeNull();
  });

  test('has to be requested again after five wrong ones', async () => {
    const view = await renderForm();
    await openCodeStep(view);
    for (let tries = 1; tries <= 5; tries += 1) {
      fill({ 'register-code': '000000' });
      await submit(view);
    }
    expect(errorOf('register-code')).toContain('a wrong code five times');
    fill({ 'register-code': '123456' });
    await submit(view);
    expect(view.portal.backend.count('smsOtpVerify')).toBe(5);
  });

  test('shows the waiting time of the gateway', async () => {
    const view = await renderForm();
    view.portal.backend.failNext('smsOtpSend', PortalError.refused([ERROR_CODE.tooManyTries], 200, 90_000));
    await openCodeStep(view);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:30.');
    expect(screen.getByTestId('register-send-sms').textContent).toContain('in 90 seconds');
  });
});

describe('step 2', () => {
  test.each([
    ['birthDate', '', 'Enter your date of birth.'],
    ['birthDate', '2008-11-22', 'must be of legal age'],
    ['birthDate', '1850-01-01', 'not a date of birth'],
    ['birthDate', '1990--03', 'not a date of birth'],
    ['birthDate', '1990-02-30', 'not a date of birth'],
    ['citizenship', '', 'Choose your citizenship.'],
    ['address', '', 'Enter street and number.'],
    ['address', 'x'.repeat(71), 'At most 70'],
    ['address2', 'x'.repeat(71), 'At most 70'],
    ['city', '', 'Enter your city.'],
    ['postcode', '', 'Enter your postal code.'],
    ['postcode', '1'.repeat(17), 'At most 16'],
    ['postcode', '1011', 'looks like \u206626133\u2069'],
    ['postcode', '-', 'Enter your postal code.'],
  ])('%s: %.20j has its message; valid input opens the account', async (field, input, words) => {
    const view = await renderForm();
    await openSecondStep(view);
    fill({ ...DETAILS, ...(field === 'birthDate' ? birthFields(input) : { [`register-${field}`]: input }) });
    await submit(view);
    expect(errorOf(`register-${field}`)).toContain(words);
    expect(view.portal.backend.count('registerStep2')).toBe(0);
    fill({ ...DETAILS, ...birthFields('2008-11-21'), 'register-address2': '' });
    await submit(view);
    expect(view.portal.session.signedIn).toBe(true);
    expect(view.portal.navigation.current().path).toBe('/accounts');
  });

  test('a country without postcodes has no field for them, and none is sent', async () => {
    const view = await renderForm();
    fill({ ...PERSON, 'register-country': 'AE', 'register-phone': '+971 4 123 4567' });
    await submit(view);
    fill({ 'register-code': '123456' });
    await submit(view);
    const { 'register-postcode': _postcode, 'register-city': _city, ...details } = DETAILS;
    expect(screen.queryByTestId('register-postcode')).toBeNull();
    expect(screen.getByLabelText('City (optional)')).toBe(screen.getByTestId('register-city'));
    fill(details);
    await submit(view);
    const [, rest] = view.portal.backend.calls.find(({ call }) => call === 'registerStep2')?.args ?? [];
    expect(rest).toMatchObject({ city: null, postcode: null, address: 'Linden 1' });
  });

  test('two clicks and Enter open one account', async () => {
    const view = await renderForm();
    await openSecondStep(view);
    fill(DETAILS);
    await pressTwice(view.user, 'register-submit');
    expect(view.portal.backend.count('registerStep2')).toBe(1);
  });

  test('an expired registration starts over and keeps the input', async () => {
    const view = await renderForm();
    await openSecondStep(view);
    view.portal.backend.failNext('registerStep2', PortalError.refused([ERROR_CODE.notFound], 404));
    fill(DETAILS);
    await submit(view);
    expect(screen.getByRole('alert').textContent).toContain('More than a day has passed');
    expect(screen.getByTestId<HTMLInputElement>('register-email').value).toBe('new@portico.test');
  });

  test('a phone that the gateway refuses as unverified leads back to the code', async () => {
    const view = await renderForm();
    await openSecondStep(view);
    view.portal.backend.failNext('registerStep2', PortalError.refused([ERROR_CODE.wrongCode], 200));
    fill(DETAILS);
    await submit(view);
    expect(screen.getByTestId('register-code')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The code is incorrect or has expired.');
  });
});

describe('on the invest site', () => {
  const INVEST = { 'register-branchCode': 'JKT', 'register-nationalNumber': '3171 0143 0290 0001' };
  const renderInvestForm = (options: RenderPortalOptions = {}) =>
    renderForm({
      variant: 'invest',
      prepare: ({ registration }) => {
        registration.currentOptions = {
          ...registration.currentOptions,
          contractKinds: [{ code: 'mini', name: 'Mini' }],
          branches: [{ code: 'JKT', name: 'Jakarta' }],
        };
        registration.regulatorDocuments = ['Profil', 'Risiko'].map((title) => ({
          id: title.toLowerCase(),
          title,
          version: '1',
          language: 'id-ID',
          sha256: title,
          paragraphs: [title],
        }));
      },
      ...options,
    });

  test.each([
    ['contractKind', {}, 'Choose a contract type.'],
    ['branchCode', { 'register-branchCode': '' }, 'Choose a branch.'],
    ['nationalNumber', { 'register-nationalNumber': '' }, 'Enter your NIK.'],
    ['nationalNumber', { 'register-nationalNumber': '1234567890123456' }, 'A NIK has 16 digits'],
    ['nationalNumber', { 'register-nationalNumber': '31710143029000' }, 'A NIK has 16 digits'],
  ])('%s %j has its message; valid input leads to the documents', async (field, input, words) => {
    const view = await renderInvestForm();
    await openSecondStep(view);
    fill({ ...DETAILS, ...INVEST, ...input });
    if (field !== 'contractKind') await view.user.click(screen.getByLabelText('Mini'));
    await submit(view);
    expect(errorOf(`register-${field}`)).toContain(words);
    fill(INVEST);
    await view.user.click(screen.getByLabelText('Mini'));
    await submit(view);
    expect(screen.getByText(/Document 1 of 2/)).not.toBeNull();
  });

  test('each document is ticked before the next, and all are sent with hash and time', async () => {
    const view = await renderInvestForm();
    await openSecondStep(view);
    fill({ ...DETAILS, ...INVEST });
    await view.user.click(screen.getByLabelText('Mini'));
    await submit(view);
    await submit(view);
    expect(errorOf('register-document')).not.toBe('');
    for (const title of ['Profil', 'Risiko']) {
      expect(screen.getByRole('region', { name: title }).textContent).toContain(`SHA-256 ${title}`);
      fill({ 'register-document': 'yes' });
      await submit(view);
    }
    const form = view.portal.backend.calls.find(({ call }) => call === 'registerStep2')?.args[1];
    const acceptedAt = '2026-11-21T10:00:00.000Z';
    expect(form).toMatchObject({
      contractKind: 'mini',
      branchCode: 'JKT',
      nationalNumber: '3171014302900001',
      documents: [
        { id: 'profil', sha256: 'Profil', acceptedAt },
        { id: 'risiko', sha256: 'Risiko', acceptedAt },
      ],
    });
    expect(view.portal.session.signedIn).toBe(true);
  });
});

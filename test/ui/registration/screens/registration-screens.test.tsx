import { act, screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import {
  InvestScreen,
  StandardScreen,
} from '../../../../src/ui/registration/screens/trading-account/registration-screens';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, sentence } from '../../public/public-forms';

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
const birth = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return {
    'register-birthDate-day': day,
    'register-birthDate-month': month,
    'register-birthDate-year': year,
  };
};
const REST = {
  ...birth('1990-02-03'),
  'register-citizenship': 'FR',
  'register-address': 'Linden 1',
  'register-city': 'Berlin',
  'register-postcode': '10117',
} as const;

type Drawn = Awaited<ReturnType<typeof renderPortal>>;

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(options.variant === 'invest' ? <InvestScreen /> : <StandardScreen />, {
    address: '/register/open-trading-account',
    signedIn: false,
    now: '2026-11-21T10:00:00Z',
    ...options,
  });
const submit = ({ user }: Drawn) => user.click(screen.getByTestId('register-submit'));

async function toCode(drawn: Drawn): Promise<void> {
  fill(PERSON);
  await submit(drawn);
}

async function toRest(drawn: Drawn): Promise<void> {
  await toCode(drawn);
  fill({ 'register-code': '123456' });
  await submit(drawn);
}

describe('step 1', () => {
  test.each([
    ['country', '', 'Choose your country.'],
    ['firstName', '', 'Enter your first name.'],
    ['firstName', 'R2D2', 'Use letters'],
    ['firstName', '<b>', 'Use letters'],
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
  ])('%s: %.20j has its message and the focus; valid input is sent', async (field, bad, words) => {
    const drawn = await draw();
    const handle = `register-${field}`;
    fill({ ...PERSON, [handle]: bad });
    await submit(drawn);
    expect(sentence(handle)).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId(handle));
    expect(drawn.portal.backend.count('registerStep1')).toBe(0);
    fill({ 'register-referralCode': 'friend-1', ...PERSON });
    await submit(drawn);
    expect(screen.getByTestId('register-code')).not.toBeNull();
  });

  test('marketing is not ticked, and is sent as it is', async () => {
    const drawn = await draw();
    expect(screen.getByTestId<HTMLInputElement>('register-marketing').checked).toBe(false);
    await toCode(drawn);
    const [form] = drawn.portal.backend.calls.find(({ call }) => call === 'registerStep1')?.args ?? [];
    expect(form).toMatchObject({ acceptsMarketing: false, acceptsTerms: true, phone: '+4930123456' });
  });

  test('two clicks and Enter make one call', async () => {
    const { portal, user } = await draw();
    fill(PERSON);
    await pressTwice(user, 'register-submit');
    expect(portal.backend.count('registerStep1')).toBe(1);
  });

  test('a duplicate is refused with ways to sign in; the input stays', async () => {
    const drawn = await draw();
    fill({ ...PERSON, 'register-email': 'main@portico.test' });
    await submit(drawn);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('This already exists.');
    expect(notice.querySelector('a[href="/login"]')).not.toBeNull();
    expect(notice.querySelector('a[href="/forgot-password"]')).not.toBeNull();
    expect(screen.getByTestId<HTMLInputElement>('register-firstName').value).toBe('Zoë');
  });

  test('the address of a client is hinted at on leaving the field, without refusing it', async () => {
    const { user } = await draw();
    fill({ 'register-email': 'main@portico.test' });
    await user.click(screen.getByTestId('register-email'));
    await user.tab();
    expect(screen.getByText(/This email address is already registered/)).not.toBeNull();
    expect(sentence('register-email')).toBe('');
  });

  test('too many registrations say how long to wait; a captcha that does not come says so', async () => {
    const drawn = await draw();
    drawn.portal.backend.failNext(
      'registerStep1',
      PortalError.refused([ERROR_CODE.tooManyTries], 200, 60_000),
    );
    await toCode(drawn);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00.');
    drawn.portal.captcha.isBroken = true;
    await submit(drawn);
    expect(screen.getByRole('alert').textContent).toContain('The check that you are human did not load.');
    drawn.portal.captcha.isBroken = false;
    await drawn.user.click(screen.getByTestId('retry'));
    expect(screen.getByTestId('register-code')).not.toBeNull();
  });

  test('a draft survives a reload, never with the password', async () => {
    const { portal, unmount } = await draw();
    fill(PERSON);
    const storedInTab = Object.fromEntries(portal.tab.entries);
    expect(JSON.stringify([storedInTab, ...portal.local.entries])).not.toContain(PASSWORD);
    unmount();
    await draw({ storedInTab });
    expect(screen.getByTestId<HTMLInputElement>('register-email').value).toBe('new@portico.test');
    expect(screen.getByTestId<HTMLInputElement>('register-country').value).toBe('DE');
    expect(screen.getByTestId<HTMLInputElement>('register-password').value).toBe('');
  });
});

describe('the code', () => {
  test('is filled in by the phone, counts down, and can be sent by the other channel', async () => {
    const drawn = await draw();
    await toCode(drawn);
    const field = screen.getByTestId('register-code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByTestId('register-send-sms').textContent).toContain('in 60 seconds');
    act(() => drawn.portal.clock.advance(59_000));
    expect(screen.getByTestId('register-send-sms').textContent).toContain('in 1 second');
    await drawn.user.click(screen.getByTestId('register-send-whatsapp'));
    expect(drawn.portal.backend.count('whatsappOtpSend')).toBe(1);
    expect(screen.getByText(/by WhatsApp to/)).not.toBeNull();
  });

  test.each([
    ['', 'Enter the code.'],
    ['12345', 'The code has six digits.'],
    ['12345a', 'The code has six digits.'],
    ['000000', 'The code is incorrect or has expired.'],
  ])('%j has its message; the right one, in two clicks and Enter, makes one call', async (bad, words) => {
    const drawn = await draw();
    await toCode(drawn);
    fill({ 'register-code': bad });
    await submit(drawn);
    expect(sentence('register-code')).toContain(words);
    const before = drawn.portal.backend.count('smsOtpVerify');
    fill({ 'register-code': ' 123 456' });
    await pressTwice(drawn.user, 'register-submit');
    expect(drawn.portal.backend.count('smsOtpVerify')).toBe(before + 1);
    expect(screen.getByTestId('register-birthDate')).not.toBeNull();
  });

  test('wrong five times needs a new one', async () => {
    const drawn = await draw();
    await toCode(drawn);
    for (let tries = 1; tries <= 5; tries += 1) {
      fill({ 'register-code': '000000' });
      await submit(drawn);
    }
    expect(sentence('register-code')).toContain('a wrong code five times');
    fill({ 'register-code': '123456' });
    await submit(drawn);
    expect(drawn.portal.backend.count('smsOtpVerify')).toBe(5);
  });

  test('a gateway that wants a rest says how long', async () => {
    const drawn = await draw();
    drawn.portal.backend.failNext('smsOtpSend', PortalError.refused([ERROR_CODE.tooManyTries], 200, 90_000));
    await toCode(drawn);
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
  ])('%s: %.20j has its message; valid input opens the account', async (field, bad, words) => {
    const drawn = await draw();
    await toRest(drawn);
    fill({ ...REST, ...(field === 'birthDate' ? birth(bad) : { [`register-${field}`]: bad }) });
    await submit(drawn);
    expect(sentence(`register-${field}`)).toContain(words);
    expect(drawn.portal.backend.count('registerStep2')).toBe(0);
    fill({ ...REST, ...birth('2008-11-21'), 'register-address2': '' });
    await submit(drawn);
    expect(drawn.portal.session.signedIn).toBe(true);
    expect(drawn.portal.navigation.current().path).toBe('/accounts');
  });

  test('two clicks and Enter open one account', async () => {
    const drawn = await draw();
    await toRest(drawn);
    fill(REST);
    await pressTwice(drawn.user, 'register-submit');
    expect(drawn.portal.backend.count('registerStep2')).toBe(1);
  });

  test('an expired registration starts over, with the input kept', async () => {
    const drawn = await draw();
    await toRest(drawn);
    drawn.portal.backend.failNext('registerStep2', PortalError.refused([ERROR_CODE.notFound], 404));
    fill(REST);
    await submit(drawn);
    expect(screen.getByRole('alert').textContent).toContain('More than a day has passed');
    expect(screen.getByTestId<HTMLInputElement>('register-email').value).toBe('new@portico.test');
  });

  test('a phone the gateway does not accept as verified leads back to the code', async () => {
    const drawn = await draw();
    await toRest(drawn);
    drawn.portal.backend.failNext('registerStep2', PortalError.refused([ERROR_CODE.wrongCode], 200));
    fill(REST);
    await submit(drawn);
    expect(screen.getByTestId('register-code')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The code is incorrect or has expired.');
  });
});

describe('on the invest site', () => {
  const INVEST = { 'register-branchCode': 'JKT', 'register-nationalNumber': '3171 0143 0290 0001' };
  const invest = (options: RenderPortalOptions = {}) =>
    draw({
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
  ])('%s %j has its message; valid input leads to the documents', async (field, bad, words) => {
    const drawn = await invest();
    await toRest(drawn);
    fill({ ...REST, ...INVEST, ...bad });
    if (field !== 'contractKind') await drawn.user.click(screen.getByLabelText('Mini'));
    await submit(drawn);
    expect(sentence(`register-${field}`)).toContain(words);
    fill(INVEST);
    await drawn.user.click(screen.getByLabelText('Mini'));
    await submit(drawn);
    expect(screen.getByText(/Document 1 of 2/)).not.toBeNull();
  });

  test('each document is ticked before the next, and all are sent with hash and time', async () => {
    const drawn = await invest();
    await toRest(drawn);
    fill({ ...REST, ...INVEST });
    await drawn.user.click(screen.getByLabelText('Mini'));
    await submit(drawn);
    await submit(drawn);
    expect(sentence('register-document')).not.toBe('');
    for (const title of ['Profil', 'Risiko']) {
      expect(screen.getByRole('region', { name: title }).textContent).toContain(`SHA-256 ${title}`);
      fill({ 'register-document': 'yes' });
      await submit(drawn);
    }
    const rest = drawn.portal.backend.calls.find(({ call }) => call === 'registerStep2')?.args[1];
    const acceptedAt = '2026-11-21T10:00:00.000Z';
    expect(rest).toMatchObject({
      contractKind: 'mini',
      branchCode: 'JKT',
      nationalNumber: '3171014302900001',
      documents: [
        { id: 'profil', sha256: 'Profil', acceptedAt },
        { id: 'risiko', sha256: 'Risiko', acceptedAt },
      ],
    });
    expect(drawn.portal.session.signedIn).toBe(true);
  });
});

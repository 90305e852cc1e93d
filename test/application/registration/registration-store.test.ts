import { Queries } from '../../../src/application/remote/queries';
import { RegistrationStore } from '../../../src/application/registration/registration-store';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { FakeCountries } from '../../../src/testkit/site/countries.double';
import { FakeOneTimeCodes } from '../../../src/testkit/registration/fake-one-time-codes';
import { FakePhoneNumbers } from '../../../src/testkit/registration/fake-phone-numbers';
import { FakeRegistration } from '../../../src/testkit/registration/fake-registration';

const PERSON = {
  country: 'DE',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'new@portico.test',
  phone: '+4930123456',
  password: 'Fresh horse 7',
  confirm: 'Fresh horse 7',
  terms: 'yes',
} as const;
const DETAILS = {
  birthDate: '1990-02-03',
  citizenship: 'FR',
  address: 'Linden 1',
  city: 'Berlin',
  postcode: '10117',
} as const;

async function openForm(options: TestPortalOptions = {}, form: 'standard' | 'invest' = 'standard') {
  const address = '/register/open-trading-account';
  const portal = createTestPortal({ now: '2026-11-21T10:00:00Z', address, ...options });
  await portal.start();
  const { backend, captcha, clock, language, local, navigation, page, session, site, tab } = portal;
  const registration = new FakeRegistration(backend);
  const ports = {
    registration,
    countries: new FakeCountries(backend),
    codes: new FakeOneTimeCodes(backend),
    phones: new FakePhoneNumbers(),
    queries: portal.resolve(Queries),
    captcha,
    clock,
    local,
    navigation,
    page,
    tab,
  };
  const openStore = () => {
    const store = new RegistrationStore(ports, { site, session, language });
    store.open(form);
    return store;
  };
  return { ...portal, registration, openStore, store: openStore() };
}

function fill(store: RegistrationStore, values: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(values)) store.fields.set(field as keyof typeof PERSON, text);
}

/** Completes the form and the code. */
async function goToDetails(store: RegistrationStore): Promise<void> {
  fill(store, PERSON);
  await store.submit();
  store.codeEntry.setCode('123456');
  await store.submit();
}

it('leads from the form through the code to the accounts, signed in', async () => {
  const { backend, navigation, session, store, tab } = await openForm();
  await goToDetails(store);
  expect(store.phase).toBe('rest');
  expect(store.progress).toEqual({ step: 3, steps: 3 });
  fill(store, DETAILS);
  await store.submit();
  expect(session.signedIn).toBe(true);
  expect(navigation.current().path).toBe('/accounts');
  expect(tab.keys().filter((key) => key.includes('draft'))).toEqual([]);
  const rest = backend.calls.find(({ call }) => call === 'registerStep2')?.args[1];
  expect(rest).toMatchObject({ birthDate: '1990-02-03', platform: 'MT5', currency: 'USD', leverage: 100 });
});

it('sends nothing invalid, and one call for two submits', async () => {
  const { backend, store } = await openForm();
  await store.submit();
  expect(backend.count('registerStep1')).toBe(0);
  fill(store, PERSON);
  await Promise.all([store.submit(), store.submit()]);
  expect(backend.count('registerStep1')).toBe(1);
});

it('a campaign link uses the landing page’s calls, and form=single needs one call', async () => {
  const landing = await openForm({ address: '/register/open-trading-account?utm_campaign=x&affid=a&cxd=c' });
  fill(landing.store, PERSON);
  await landing.store.submit();
  const [form] = landing.backend.calls.find(({ call }) => call === 'landingStep1')?.args ?? [];
  expect(form).toMatchObject({ affid: 'a', cxd: 'c', phone: '+4930123456', acceptsTerms: true });
  const single = await openForm({ address: '/register/open-trading-account?form=single' });
  fill(single.store, PERSON);
  await single.store.submit();
  expect(single.session.signedIn).toBe(true);
});

it('continues after a reload, without the password', async () => {
  const { openStore, store, tab } = await openForm();
  await goToDetails(store);
  fill(store, { city: 'Berlin' });
  expect([...tab.keys()].map((key) => tab.get(key as 'portico.x')).join()).not.toContain('Fresh horse');
  const reloadedStore = openStore();
  expect(reloadedStore.phase).toBe('rest');
  expect(reloadedStore.fields.text('city')).toBe('Berlin');
  expect(reloadedStore.fields.text('password')).toBe('');
  fill(reloadedStore, DETAILS);
  await reloadedStore.submit();
  expect(reloadedStore.phase).toBe('done');
});

it('starts over if the gateway has forgotten step 1', async () => {
  const { backend, store } = await openForm();
  await goToDetails(store);
  fill(store, DETAILS);
  backend.failNext('registerStep2', PortalError.refused([ERROR_CODE.notFound], 404));
  await store.submit();
  expect(store.phase).toBe('form');
  expect(store.isLapsed).toBe(true);
  expect(store.fields.text('email')).toBe('new@portico.test');
});

it('goes back to the code if the gateway does not accept the phone as verified', async () => {
  const { backend, store } = await openForm();
  await goToDetails(store);
  fill(store, DETAILS);
  backend.failNext('registerStep2', PortalError.refused([ERROR_CODE.wrongCode], 200));
  await store.submit();
  expect(store.phase).toBe('code');
  expect(store.submission.problem).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.wrongCode] });
});

it('invest: no link skips the code or the documents', async () => {
  const address = '/register/open-trading-account?form=single';
  const { store } = await openForm({ variant: 'invest', address }, 'invest');
  expect(store.kind).toBe('standard');
  expect(store.progress).toEqual({ step: 1, steps: 4 });
});

it('stays on its page if the site allows no other page', async () => {
  const { navigation, store } = await openForm({ config: { registrationOnly: true } });
  await goToDetails(store);
  fill(store, DETAILS);
  await store.submit();
  expect(store.phase).toBe('done');
  expect(navigation.current().path).toBe('/register/open-trading-account');
});

it('invest: every document has to be read and ticked, and is sent with time and hash', async () => {
  const { backend, registration, store } = await openForm({ variant: 'invest' }, 'invest');
  const documentOf = (id: string) => ({
    id,
    title: id,
    version: '1',
    language: 'id-ID',
    sha256: id,
    paragraphs: ['…'],
  });
  registration.regulatorDocuments = [documentOf('profile'), documentOf('risk')];
  store.documentReading.retry();
  await goToDetails(store);
  fill(store, { ...DETAILS, contractKind: 'mini', branchCode: 'JKT', nationalNumber: '3171010502900001' });
  await store.submit();
  expect(store.phase).toBe('documents');
  await store.submit();
  expect(store.documentReading.issue).toBe('not-read');
  store.documentReading.markEndReached();
  await store.submit();
  expect(store.documentReading.issue).toBe('not-accepted');
  for (const id of ['profile', 'risk']) {
    expect(store.documentReading.current?.id).toBe(id);
    store.documentReading.markEndReached();
    store.documentReading.setTicked(true);
    await store.submit();
  }
  expect(store.phase).toBe('done');
  const rest = backend.calls.find(({ call }) => call === 'registerStep2')?.args[1];
  const acceptedAt = '2026-11-21T10:00:00.000Z';
  expect(rest).toMatchObject({
    nationalNumber: '3171010502900001',
    documents: [
      { id: 'profile', sha256: 'profile', acceptedAt },
      { id: 'risk', sha256: 'risk', acceptedAt },
    ],
  });
});

describe('who refers the visitor', () => {
  const LINK = '/register/open-trading-account?affid=friend-1&cxd=7';
  const untilAnswered = () => new Promise((resolve) => setImmediate(resolve));

  test.each([
    ['a partner’s link', LINK, '', true],
    ['a link that is nobody’s', '/register/open-trading-account?affid=nobody&cxd=7', '', false],
    ['no link', '/register/open-trading-account', '', false],
    ['a code', '/register/open-trading-account', ' friend-1 ', true],
    ['a wrong code, which counts before the link', LINK, 'NO-SUCH-CODE', false],
    ['a code that is not checked yet', LINK, 'friend-2', false],
  ])('%s', async (_, address, code, isReferral) => {
    const { backend, store } = await openForm({ address });
    await untilAnswered();
    expect(backend.count('checkReferral')).toBe(address.includes('affid') ? 1 : 0);
    store.fields.set('referralCode', code);
    if (code !== 'friend-2') await store.checkReferralCode();
    expect(store.isReferral).toBe(isReferral);
  });

  test('a gateway without an answer refers nobody, and marks no code', async () => {
    const { backend, store } = await openForm();
    backend.failNext('checkReferral', PortalError.unavailable());
    store.fields.set('referralCode', 'friend-1');
    await store.checkReferralCode();
    expect(store.isReferral).toBe(false);
    expect(store.fields.issues.referralCode).toBeUndefined();
  });
});

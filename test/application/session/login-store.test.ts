import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, TEST_PASSWORD } from '../../../src/testkit/portal/create-test-portal';
import { siteIdOf } from '../../../src/testkit/client/clients-data';

async function openLogin() {
  const portal = createTestPortal({ address: '/login' });
  await portal.start();
  return portal;
}

async function fillLogin(password = TEST_PASSWORD) {
  const portal = await openLogin();
  portal.login.setEmail('  main@portico.test ');
  portal.login.setPassword(password);
  return portal;
}

describe('a submit', () => {
  test('signs in, with the site, and trims the address', async () => {
    const portal = await fillLogin();
    await portal.login.submit();
    expect(portal.session.signedIn).toBe(true);
    expect(portal.backend.calls.find(({ call }) => call === 'login')?.args).toEqual([
      'main@portico.test',
      { siteId: siteIdOf('main') },
    ]);
    expect(portal.login).toMatchObject({
      email: '',
      password: '',
      submission: { isSending: false, problem: null },
    });
  });

  test('sends and shows the address without what a copy brought with it', async () => {
    const portal = await openLogin();
    portal.login.setEmail('\u202A<mailto:Main@portico.test>,\u202C');
    portal.login.setPassword('wrong');
    await portal.login.submit();
    expect(portal.backend.calls.find(({ call }) => call === 'login')?.args[0]).toBe('main@portico.test');
    expect(portal.login.email).toBe('main@portico.test');
  });

  test('sends the captcha token, which is prepared on first interaction', async () => {
    const portal = await fillLogin();
    portal.captcha.answer = 'solved';
    portal.backend.captchaToken = 'solved';
    portal.login.prepareCaptcha();
    expect(portal.captcha.prepareCount).toBe(1);
    await portal.login.submit();
    expect(portal.session.signedIn).toBe(true);
  });

  test('happens once, however often it is requested', async () => {
    const portal = await fillLogin();
    await Promise.all([portal.login.submit(), portal.login.submit(), portal.login.submit()]);
    expect(portal.backend.count('login')).toBe(1);
  });

  test.each([
    ['', TEST_PASSWORD, { email: 'missing' }],
    ['nobody', TEST_PASSWORD, { email: 'not-an-email' }],
    ['a@b', '', { password: 'missing' }],
    ['', '', { email: 'missing', password: 'missing' }],
  ])('with "%s" and "%s" is not sent', async (email, password, issues) => {
    const portal = await openLogin();
    portal.login.setEmail(email);
    portal.login.setPassword(password);
    await portal.login.submit();
    expect(portal.login.issues).toEqual(issues);
    expect(portal.backend.count('login')).toBe(0);
  });
});

describe('a refusal', () => {
  test('shows the codes and leaves the input', async () => {
    const portal = await fillLogin('wrong');
    await portal.login.submit();
    expect(portal.login).toMatchObject({
      submission: { isSending: false, problem: { kind: 'refused', codes: [ERROR_CODE.wrongCredentials] } },
      password: 'wrong',
    });
    expect(portal.session.signedIn).toBe(false);
  });

  test('after five the address has to wait (O2)', async () => {
    const portal = await fillLogin('wrong');
    for (let attempt = 0; attempt < 6; attempt += 1) await portal.login.submit();
    expect(portal.login.submission.problem).toMatchObject({
      kind: 'refused',
      codes: [ERROR_CODE.tooManyTries],
    });
    portal.backend.failNext('login', PortalError.refused([ERROR_CODE.wrongCredentials], 200));
    await portal.login.submit();
    expect(portal.login.submission.problem).toMatchObject({ codes: [ERROR_CODE.wrongCredentials] });
  });

  test('a captcha that fails to load is reported, and nothing is sent', async () => {
    const portal = await fillLogin();
    portal.captcha.isBroken = true;
    await portal.login.submit();
    expect(portal.login.submission.problem).toEqual({ kind: 'captcha' });
    expect(portal.backend.count('login')).toBe(0);
    portal.page.online = false;
    await portal.login.submit();
    expect(portal.login.submission.problem).toEqual({ kind: 'offline' });
  });

  test('a busy gateway has the time to wait', async () => {
    const portal = await fillLogin();
    portal.backend.failNext(
      'login',
      PortalError.unavailable({ status: 503, retryAfterMs: 2_000, codes: [ERROR_CODE.busy] }),
    );
    await portal.login.submit();
    expect(portal.login.submission.problem).toEqual({
      kind: 'refused',
      codes: [ERROR_CODE.busy],
      retryAfterMs: 2_000,
      status: 503,
    });
  });

  test.each([
    [false, 'offline'],
    [true, 'unavailable'],
  ])('no answer while online is %s: %s', async (online, kind) => {
    const portal = await fillLogin();
    portal.page.setOnline(online);
    portal.backend.failNext('login', PortalError.unavailable());
    await portal.login.submit();
    expect(portal.login.submission.problem).toEqual({ kind });
    expect(portal.backend.count('login')).toBe(1);
    await portal.login.submit();
    expect(portal.session.signedIn).toBe(true);
  });
});

describe('the draft', () => {
  test('is only the address, and survives a reload', async () => {
    const { tab } = await fillLogin();
    expect(Object.fromEntries(tab.entries)).toEqual({ 'portico.draft.login': '  main@portico.test ' });
    const reloadedPortal = createTestPortal({ storedInTab: Object.fromEntries(tab.entries) });
    expect(reloadedPortal.login).toMatchObject({ email: '  main@portico.test ', password: '' });
  });

  test('is removed by the sign-in', async () => {
    const portal = await fillLogin();
    await portal.login.submit();
    expect(portal.tab.entries.has('portico.draft.login')).toBe(false);
  });
});

import { DEMO_PASSWORD } from '../kit/clients';
import {
  prerenderedForm,
  holdCode,
  openPrerendered,
  liveForm,
  appearanceOf,
  recordSignIns,
} from '../kit/drawn-form';
import { expect, seedSession, SITE, test, VARIANTS } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const APPEARANCES = VARIANTS.map((variant, index) => ({
  variant,
  prefix: index === 1 ? '/pk' : '',
  scheme: index === 2 ? ('dark' as const) : ('light' as const),
}));

for (const { variant, prefix, scheme } of APPEARANCES) {
  test(`${variant}${prefix}, ${scheme}: the form is visible before the code, and does not move`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const release = await holdCode(page);
    await page.goto(`${SITE[variant]}${prefix}/login`, { waitUntil: 'commit' });
    const firstPaint = page.locator('#first-paint');
    await expect(firstPaint.locator('h1')).toBeVisible();
    await expect(firstPaint).toHaveAttribute('aria-busy', 'true');
    await expect(
      page.locator('#first-paint + #first-shell'),
      'the skeleton is read after the form',
    ).toHaveCount(1);
    await expect(page.getByTestId('app-spinner')).toBeVisible();
    await expect(page.getByTestId('login-email'), 'no handle of the real form').toHaveCount(0);

    const before = await appearanceOf(page, '#first-paint');
    expect(before.dark).toBe(scheme === 'dark');
    release();
    await expect(page.getByTestId('login-form')).toBeVisible();
    await expect(firstPaint).toHaveCount(0);
    await expect(page.getByTestId('app-spinner')).toHaveCount(0);
    expect(await appearanceOf(page, '#root')).toEqual(before);
  });
}

test('a visitor with another language and a client see no pre-rendered form', async ({ page, request }) => {
  const release = await holdCode(page);
  await page.goto(`${SITE.main}/legal/nowhere.txt`);
  await page.evaluate(() => localStorage.setItem('language', 'de-DE'));
  await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
  await expect(page.getByTestId('app-spinner')).toBeVisible();
  await expect(page.locator('#first-paint')).toBeHidden();
  await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'en-US' });
  await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
  await expect(page.getByTestId('app-spinner')).toBeVisible();
  await expect(page.locator('#first-paint')).toBeHidden();
  await expect(page.locator('#first-shell')).toBeVisible();
  release();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
});

test('text entered before the code has loaded is carried over, with focus and caret', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  const { email, password } = prerenderedForm(page);
  await email.click();
  await page.keyboard.type('ana@example.com');
  for (let i = 0; i < 13; i++) await page.keyboard.press('ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('pasted secret'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted secret');
  await email.evaluate((field: HTMLInputElement) => field.focus());
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, name]),
  );
  expect(storedText).not.toMatch(/example|secret/);
  release();

  const form = liveForm(page);
  await expect(form.email).toBeFocused();
  await page.keyboard.type('n');
  await expect(form.email).toHaveValue('anna@example.com');
  await expect(form.email).toHaveAttribute('inputmode', 'email');
  await expect(form.password).toHaveValue('pasted secret');
  await page.keyboard.press('End');
  await page.keyboard.type('.au');
  await expect(form.email).toHaveValue('anna@example.com.au');
  await expect(page).toHaveURL(`${SITE.main}/login`);
});

test('typing while the code loads loses no key', async ({ page }) => {
  const release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  const text = 'a-password-that-is-typed-slowly-while-the-portal-takes-over-0123456789';
  await prerenderedForm(page).password.click();
  const typing = page.keyboard.type(text, { delay: 20 });
  setTimeout(release, 300);
  await typing;
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(liveForm(page).password).toHaveValue(text);
  await expect(liveForm(page).password).toBeFocused();
});

test('a submit waits for the portal and is sent once; further typing cancels it', async ({ page }) => {
  const signInRequests = recordSignIns(page);
  const release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  const { email, password, submit } = prerenderedForm(page);
  await email.fill('main@portico.test');
  await password.fill('not yet');
  await page.keyboard.press('Enter');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await password.fill(DEMO_PASSWORD);
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await submit.click();
  await submit.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('app-spinner')).toBeVisible();
  expect(signInRequests, 'nothing is sent before').toEqual([]);
  await expect(page).toHaveURL(`${SITE.main}/login`);
  release();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(signInRequests.map((body) => JSON.parse(body) as unknown)).toEqual([
    { email: 'main@portico.test', password: DEMO_PASSWORD },
  ]);
});

test('submitting an empty form shows its errors when the portal has loaded', async ({ page }) => {
  const signInRequests = recordSignIns(page);
  const release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  await prerenderedForm(page).submit.click();
  release();
  await expect(liveForm(page).email).toHaveAttribute('aria-invalid', 'true');
  await expect(liveForm(page).email).toBeFocused();
  expect(signInRequests).toEqual([]);
});

test('links of a pre-rendered page do nothing without its script', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
  const { email, password, submit, form } = prerenderedForm(page);
  await email.fill('ana@example.com');
  await password.fill('secret');
  await submit.click();
  await page.keyboard.press('Enter');
  await form.getByText('Forgot your password?').click();
  await expect(password).toHaveValue('secret');
  await expect(page).toHaveURL(`${SITE.main}/login`);
  await expect(page.locator('#first-paint a[href]')).toHaveCount(0);
});

test('a press or composition in progress ends before the portal takes over', async ({ page }) => {
  const signInRequests = recordSignIns(page);
  let release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  const pressedForm = prerenderedForm(page);
  await pressedForm.email.fill('main@portico.test');
  await pressedForm.password.fill(DEMO_PASSWORD);
  await pressedForm.submit.hover();
  await page.mouse.down();
  release();
  await page.waitForTimeout(2_000);
  await expect(page.locator('#first-paint')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(signInRequests).toHaveLength(1);

  await page.evaluate(() => localStorage.clear());
  await page.unroute('**/assets/main.*.js');
  release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  await prerenderedForm(page).password.click();
  const devtools = await page.context().newCDPSession(page);
  // The browser gets the focus a little later than the page, and drops earlier composition.
  await expect(async () => {
    await devtools.send('Input.imeSetComposition', { text: 'ひみ', selectionStart: 2, selectionEnd: 2 });
    await expect(prerenderedForm(page).password).toHaveValue('ひみ', { timeout: 1_000 });
  }).toPass();
  release();
  await page.waitForTimeout(2_000);
  await expect(page.locator('#first-paint')).toHaveCount(1);
  await devtools.send('Input.insertText', { text: '秘密' });
  await expect(liveForm(page).password).toHaveValue('秘密');
  await expect(page.locator('#first-paint')).toHaveCount(0);
});

test('a failed start keeps the input until Retry has worked', async ({ page }) => {
  const texts = '**/ContentTranslation/**';
  await page.route(texts, (route) => route.fulfill({ status: 404, body: '' }));
  const release = await holdCode(page);
  await openPrerendered(page, `${SITE.main}/login`);
  await prerenderedForm(page).password.fill('typed before');
  release();
  await expect(page.getByTestId('startup-error')).toBeVisible();
  await expect(page.locator('#first-paint')).toBeHidden();
  await page.unroute(texts);
  await page.getByTestId('retry').click();
  await expect(liveForm(page).password).toHaveValue('typed before');
});

interface Frames {
  total: number;
  empty: number;
  overlapping: number;
}

for (const slowness of [1, 6]) {
  test(`every frame shows exactly one form, on a processor ${slowness} times slower`, async ({ page }) => {
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.addInitScript(() => {
      const frames = { total: 0, empty: 0, overlapping: 0, afterwards: 0 };
      Object.assign(window, { frames });
      const isInSight = (form: string) => document.querySelector(form)?.checkVisibility() === true;
      const recordFrame = () => {
        const hasFirstForm = isInSight('#first-paint form');
        const hasLiveForm = isInSight('#root form');
        if (hasFirstForm || hasLiveForm || frames.total > 0) frames.total += 1;
        if (frames.total > 0 && !hasFirstForm && !hasLiveForm) frames.empty += 1;
        if (hasFirstForm && hasLiveForm) frames.overlapping += 1;
        if (hasLiveForm) frames.afterwards += 1;
        if (frames.afterwards < 60) requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
    });
    await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
    await expect
      .poll(
        () =>
          page.evaluate(() => (window as unknown as { frames: { afterwards: number } }).frames.afterwards),
        {
          timeout: 20_000,
        },
      )
      .toBe(60);
    const frames = await page.evaluate(() => (window as unknown as { frames: Frames }).frames);
    expect(frames.total, 'the pre-rendered form was visible').toBeGreaterThan(60);
    expect(frames).toMatchObject({ empty: 0, overlapping: 0 });
  });
}

for (const width of [1440, 390]) {
  test(`${width} px: the pre-rendered form does not move while the rest of the page arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await holdCode(page);
    const address = `${SITE.main}/login`;
    const topOfForm = async () => (await prerenderedForm(page).form.boundingBox())?.y;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(prerenderedForm(page).form).toBeVisible();
    await expect(page.locator('#first-paint aside')).toBeAttached();
    const fullTop = await topOfForm();

    // The page as rendered when the connection pauses after the form.
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</main>')) });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(prerenderedForm(page).form).toBeVisible();
    await expect(page.locator('#first-paint aside')).toHaveCount(0);
    expect(await topOfForm()).toBe(fullTop);
  });

  test(`${width} px: nothing moves when the portal's form replaces the pre-rendered one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: { value: number; elements: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          shifts.push({
            value,
            elements: sources.map(({ node }) => (node as Element | null)?.outerHTML ?? ''),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdCode(page);
    await openPrerendered(page, `${SITE.main}/login`);
    await expect(prerenderedForm(page).form).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const processor = await page.context().newCDPSession(page);
    // Slow enough for frames between the start of the live form and the removal of the pre-rendered one.
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    release();
    await expect(liveForm(page).email).toBeVisible();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    const shifts = await page.evaluate(async () => {
      // Layout shifts of a frame are reported after it.
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: { value: number }[] }).shifts;
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}

/** A layout shift entry as browsers report it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

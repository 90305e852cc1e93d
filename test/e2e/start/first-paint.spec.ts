import { DEMO_PASSWORD } from '../kit/clients';
import { drawnForm, holdCode, openDrawn, ownForm, sightOf, signIns } from '../kit/drawn-form';
import { expect, seedSession, SITE, test, VARIANTS } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const LOOKS = VARIANTS.map((variant, index) => ({
  variant,
  prefix: index === 1 ? '/pk' : '',
  scheme: index === 2 ? ('dark' as const) : ('light' as const),
}));

for (const { variant, prefix, scheme } of LOOKS) {
  test(`${variant}${prefix}, ${scheme}: the form is visible before the code, and stays where it is`, async ({
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

    const before = await sightOf(page, '#first-paint');
    expect(before.dark).toBe(scheme === 'dark');
    release();
    await expect(page.getByTestId('login-form')).toBeVisible();
    await expect(firstPaint).toHaveCount(0);
    await expect(page.getByTestId('app-spinner')).toHaveCount(0);
    expect(await sightOf(page, '#root')).toEqual(before);
  });
}

test('a visitor who chose another language sees only the spinner, and a client no form', async ({
  page,
  request,
}) => {
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

test('text typed and pasted before the code has loaded is carried over, with focus and caret', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdCode(page);
  await openDrawn(page, `${SITE.main}/login`);
  const { email, password } = drawnForm(page);
  await email.click();
  await page.keyboard.type('ana@example.com');
  for (let i = 0; i < 13; i++) await page.keyboard.press('ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('pasted secret'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted secret');
  await email.evaluate((field: HTMLInputElement) => field.focus());
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, name]),
  );
  expect(stored).not.toMatch(/example|secret/);
  release();

  const own = ownForm(page);
  await expect(own.email).toBeFocused();
  await page.keyboard.type('n');
  await expect(own.email).toHaveValue('anna@example.com');
  await expect(own.email).toHaveAttribute('type', 'email');
  await expect(own.password).toHaveValue('pasted secret');
  await page.keyboard.press('End');
  await page.keyboard.type('.au');
  await expect(own.email).toHaveValue('anna@example.com.au');
  await expect(page).toHaveURL(`${SITE.main}/login`);
});

test('typing while the code loads loses no key', async ({ page }) => {
  const release = await holdCode(page);
  await openDrawn(page, `${SITE.main}/login`);
  const text = 'a-password-that-is-typed-slowly-while-the-portal-takes-over-0123456789';
  await drawnForm(page).password.click();
  const typed = page.keyboard.type(text, { delay: 20 });
  setTimeout(release, 300);
  await typed;
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(ownForm(page).password).toHaveValue(text);
  await expect(ownForm(page).password).toBeFocused();
});

test('a submit waits for the portal and is sent once; typing on cancels it', async ({ page }) => {
  const signInRequests = signIns(page);
  const release = await holdCode(page);
  await openDrawn(page, `${SITE.main}/login`);
  const { email, password, submit } = drawnForm(page);
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

test('submitting an empty form shows the errors once the portal has loaded, and requests nothing', async ({
  page,
}) => {
  const signInRequests = signIns(page);
  const release = await holdCode(page);
  await openDrawn(page, `${SITE.main}/login`);
  await drawnForm(page).submit.click();
  release();
  await expect(ownForm(page).email).toHaveAttribute('aria-invalid', 'true');
  await expect(ownForm(page).email).toBeFocused();
  expect(signInRequests).toEqual([]);
});

test('links of a pre-rendered page lead nowhere, even without its own handler', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
  const { email, password, submit, form } = drawnForm(page);
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
  const signInRequests = signIns(page);
  let release = await holdCode(page);
  await openDrawn(page, `${SITE.main}/login`);
  const pressed = drawnForm(page);
  await pressed.email.fill('main@portico.test');
  await pressed.password.fill(DEMO_PASSWORD);
  await pressed.submit.hover();
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
  await openDrawn(page, `${SITE.main}/login`);
  await drawnForm(page).password.click();
  const hand = await page.context().newCDPSession(page);
  // The browser learns of the focus a little later than the page, and drops what is composed before that.
  await expect(async () => {
    await hand.send('Input.imeSetComposition', { text: 'ひみ', selectionStart: 2, selectionEnd: 2 });
    await expect(drawnForm(page).password).toHaveValue('ひみ', { timeout: 1_000 });
  }).toPass();
  release();
  await page.waitForTimeout(2_000);
  await expect(page.locator('#first-paint')).toHaveCount(1);
  await hand.send('Input.insertText', { text: '秘密' });
  await expect(ownForm(page).password).toHaveValue('秘密');
  await expect(page.locator('#first-paint')).toHaveCount(0);
});

test('a failed start keeps the input until Retry has worked', async ({ page }) => {
  const texts = '**/ContentTranslation/**';
  await page.route(texts, (route) => route.fulfill({ status: 404, body: '' }));
  const release = await holdCode(page);
  await openDrawn(page, `${SITE.main}/login`);
  await drawnForm(page).password.fill('typed before');
  release();
  await expect(page.getByTestId('startup-error')).toBeVisible();
  await expect(page.locator('#first-paint')).toBeHidden();
  await page.unroute(texts);
  await page.getByTestId('retry').click();
  await expect(ownForm(page).password).toHaveValue('typed before');
});

interface Frames {
  all: number;
  empty: number;
  both: number;
}

for (const slowness of [1, 6]) {
  test(`frame by frame, on a processor ${slowness} times slower: exactly one form at every moment`, async ({
    page,
  }) => {
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.addInitScript(() => {
      const frames = { all: 0, empty: 0, both: 0, afterwards: 0 };
      Object.assign(window, { frames });
      const inSight = (form: string) => document.querySelector(form)?.checkVisibility() === true;
      const look = () => {
        const firstPaint = inSight('#first-paint form');
        const own = inSight('#root form');
        if (firstPaint || own || frames.all > 0) frames.all += 1;
        if (frames.all > 0 && !firstPaint && !own) frames.empty += 1;
        if (firstPaint && own) frames.both += 1;
        if (own) frames.afterwards += 1;
        if (frames.afterwards < 60) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
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
    expect(frames.all, 'the drawn form was in sight').toBeGreaterThan(60);
    expect(frames).toMatchObject({ empty: 0, both: 0 });
  });
}

for (const width of [1440, 390]) {
  test(`${width} px: the pre-rendered form stays where it is while the rest of the page arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await holdCode(page);
    const address = `${SITE.main}/login`;
    const topOfForm = async () => (await drawnForm(page).form.boundingBox())?.y;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(drawnForm(page).form).toBeVisible();
    await expect(page.locator('#first-paint aside')).toBeAttached();
    const fullTop = await topOfForm();

    // The page as rendered when the connection pauses after the form.
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</main>')) });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(drawnForm(page).form).toBeVisible();
    await expect(page.locator('#first-paint aside')).toHaveCount(0);
    expect(await topOfForm()).toBe(fullTop);
  });

  test(`${width} px: nothing moves when the portal's form replaces the pre-rendered one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          shifts.push({ value, moved: sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdCode(page);
    await openDrawn(page, `${SITE.main}/login`);
    await expect(drawnForm(page).form).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const processor = await page.context().newCDPSession(page);
    // Slow enough for the browser to draw frames between the live form's appearance and the pre-rendered one's
    // removal.
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    release();
    await expect(ownForm(page).email).toBeVisible();
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

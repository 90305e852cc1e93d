import type { Page, Route } from '@playwright/test';
import {
  axeFindings,
  expect,
  fillLogin,
  seedSession,
  signOut,
  SITE,
  test,
  type Variant,
} from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { configure, GTM, IDS, serve, TAG_SCRIPT } from '../kit/third-party-hosts';

const ZENDESK = 'https://static.zdassets.com/ekr/snippet.js';
const MESSENGER = 'https://static.zdassets.com/web_widget/messenger/latest/web-widget-main.js';

async function enter(page: Page, variant: Variant, extra: Record<string, string> = {}, path = '/accounts') {
  await seedSession(page, await tokenOf(page.request, `${variant}@portico.test`), {
    language: 'en-US',
    ...extra,
  });
  await page.goto(`${SITE[variant]}${path}`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('marketing: affiliate, id and IP address of a visitor', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${SITE.main}/login?affid=12&cxd=3_4&utm_source=mail`);
  await expect.poll(() => stored(page, 'marketingDataId')).toMatch(/^[0-9a-f-]{36}$/);
  expect([await stored(page, 'affid'), await stored(page, 'cxd')]).toEqual(['12', '3_4']);
  expect(requests.filter((path) => path.endsWith('/create-marketingId'))).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/getip'))).toHaveLength(1);
});

test('consent: nothing before the yes, everything after it, and the footer reopens the question', async ({
  page,
}) => {
  await configure(page, { consent: 'banner', tagManager: IDS });
  const scripts = await serve(page, GTM, 'window.tagged = true');
  await page.goto(`${SITE.main}/login?affid=12&cxd=3`);
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect([await stored(page, 'affid'), scripts.length]).toEqual([null, 0]);
  await page.getByTestId('consent-yes').click();
  await expect(page.getByTestId('consent-banner')).toHaveCount(0);
  await expect.poll(() => stored(page, 'marketingDataId')).not.toBeNull();
  expect([await stored(page, 'affid'), await stored(page, 'consent')]).toEqual(['12', 'yes']);
  await expect.poll(() => scripts.length).toBe(1);
  await page.getByTestId('footer-consent').click();
  await page.getByTestId('consent-no').click();
  expect([await stored(page, 'affid'), await stored(page, 'consent')]).toEqual([null, 'no']);
  await page.reload();
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page.getByTestId('consent-banner')).toHaveCount(0);
});

test('the tag manager of a token link sees neither token, email address nor login', async ({ page }) => {
  await configure(page, { tagManager: IDS });
  const scripts = await serve(page, GTM, TAG_SCRIPT);
  await serve(page, 'https://www.googletagmanager.com/gtag/js', TAG_SCRIPT);
  const token = await tokenOf(page.request, 'international@portico.test');
  await page.goto(`${SITE.international}/TokenLogin?token=${token}&path=/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as { tagged?: number }).tagged)).toBe(2);
  expect(scripts.map(({ url }) => url)).toEqual([`${GTM}?id=GTM-INT`]);
  expect(scripts.map(({ referer, page: address }) => [referer, address.includes(token)])).toEqual([
    [undefined, false],
  ]);
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer));
  expect(JSON.parse(layer)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  await page.getByTestId('menu-news').or(page.getByTestId('menu-accounts')).first().click();
  expect(scripts).toHaveLength(1);
});

// prettier-ignore
const TROUBLED: [string, string[], (route: Route) => Promise<void>][] = [
  ['blocked',  [],                      (route) => route.abort()],
  ['throwing', ['Uncaught Error: tag'], (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("tag")' })],
  ['slow',     [],                      () => Promise.resolve()],
];
for (const [how, errors, answer] of TROUBLED)
  test(`a tag manager that is ${how} changes nothing and gets no data`, async ({ page, watched }) => {
    await configure(page, { tagManager: IDS });
    await page.route(`${GTM}*`, answer);
    const tagRequest = page.waitForRequest((request) => request.url().startsWith(GTM));
    await page.goto(`${SITE.main}/login`);
    await tagRequest;
    await fillLogin(page, 'main@portico.test');
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expect(page.getByTestId('route-error')).toHaveCount(0);
    const layer = await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer);
    expect(layer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
    expect(watched.errors.splice(0)).toEqual(errors);
  });

test('chat none: the link leads to the guides, and is hidden for Philippine English and Japanese', async ({
  page,
}) => {
  await enter(page, 'main');
  await page.getByTestId('chat-link').click();
  await expect(page.getByTestId('screen-how-to-use')).toBeVisible();
  await expect(page.getByTestId('chat-launcher')).toHaveCount(0);
  for (const language of ['en-PH', 'ja-JP']) {
    await page.evaluate((culture) => localStorage.setItem('language', culture), language);
    await page.reload();
    await expect(page.getByTestId('chat-placeholder')).toBeVisible();
    await expect(page.getByTestId('chat-placeholder')).toHaveCount(0);
    await expect(page.getByTestId('chat-link')).toHaveCount(0);
  }
});

test('chat builtin: it answers, remembers, and ends with the session', async ({ page }) => {
  await configure(page, { chat: { provider: 'builtin' }, consent: 'banner' });
  await enter(page, 'bank', { consent: 'no' });
  await page.getByTestId('chat-launcher').click();
  const question = `Where are my documents? ${Date.now()}`;
  await page.getByTestId('chat-input').fill(question);
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('chat-message-client').last()).toContainText(question);
  await expect(page.getByTestId('chat-message-assistant').last()).toContainText('Upload documents');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByTestId('chat-panel')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
  const [, claims = ''] = (await stored(page, 'supportChatToken'))?.split('.') ?? [];
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  expect(exp - iat).toBeLessThanOrEqual(300);

  await page.reload();
  await page.getByTestId('chat-link').click();
  await expect(page.getByTestId('chat-message-client').last()).toContainText(question);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chat-panel')).toHaveCount(0);
  await expect(page.getByTestId('chat-launcher')).toBeFocused();

  // On a phone the consent question covers the end of the page, but must not cover the chat link.
  await page.getByTestId('footer-consent').click();
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  await page.getByTestId('chat-launcher').click();
  await expect(page.getByTestId('chat-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('consent-no').click();
  await signOut(page);
  expect(await stored(page, 'supportChatToken')).toBeNull();
});

/** Like Zendesk's snippet: the messenger's script runs in its own frame, loaded from a plain URL. */
const SNIPPET = `
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const script = frame.contentDocument.createElement('script');
  script.src = '${MESSENGER}';
  frame.contentDocument.head.append(script);`;
const MESSENGER_SCRIPT = `
  const style = parent.document.createElement('style');
  style.textContent = '.messenger { color: red }';
  parent.document.head.append(style);
  parent.told = [];
  setTimeout(() => {
    parent.zE = (part, command, callback) => {
      parent.told.push(command);
      if (command === 'loginUser') callback((token) => { parent.identity = token; });
    };
  }, 700);`;

test('chat zendesk: loads automatically with the key from the texts, and gets the identity', async ({
  page,
}) => {
  await configure(page, { chat: { provider: 'zendesk' } });
  const scripts = await serve(page, ZENDESK, SNIPPET);
  await serve(page, MESSENGER, MESSENGER_SCRIPT);
  await enter(page, 'international');
  const identity = () => page.evaluate(() => (window as { identity?: string }).identity ?? null);
  await expect.poll(identity).not.toBeNull();
  expect(scripts.map(({ url }) => url)).toEqual([`${ZENDESK}?key=portico-international`]);
  expect(await identity()).toBe(await stored(page, 'supportChatToken'));
  await page.getByTestId('chat-link').click();
  await signOut(page);
  const messages = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(messages).toEqual(['loginUser', 'open', 'logoutUser', 'close']);
  expect(await stored(page, 'supportChatToken')).toBeNull();
});

test('inside the mobile app there is no chat', async ({ page }) => {
  await configure(page, { chat: { provider: 'builtin' } });
  await enter(page, 'main', { isMobileApp: 'true' });
  await page.waitForTimeout(3_000);
  for (const handle of ['chat-link', 'chat-launcher', 'chat-placeholder'])
    await expect(page.getByTestId(handle)).toHaveCount(0);
  expect(await stored(page, 'supportChatToken')).toBeNull();
});

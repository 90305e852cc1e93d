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
import { serveConfig, GTM, TAG_MANAGER_IDS, serveScript, TAG_SCRIPT } from '../kit/third-party-hosts';

const ZENDESK = 'https://static.zdassets.com/ekr/snippet.js';
const MESSENGER = 'https://static.zdassets.com/web_widget/messenger/latest/web-widget-main.js';

async function openAccounts(
  page: Page,
  variant: Variant,
  extra: Record<string, string> = {},
  path = '/accounts',
) {
  await seedSession(page, await tokenOf(page.request, `${variant}@portico.test`), {
    language: 'en-US',
    ...extra,
  });
  await page.goto(`${SITE[variant]}${path}`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
}

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('marketing stores the affiliate and id of a visitor, and requests the IP address once', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${SITE.main}/login?affid=12&cxd=3_4&utm_source=mail`);
  await expect.poll(() => storedValue(page, 'marketingDataId')).toMatch(/^[0-9a-f-]{36}$/);
  expect([await storedValue(page, 'affid'), await storedValue(page, 'cxd')]).toEqual(['12', '3_4']);
  expect(requests.filter((path) => path.endsWith('/create-marketingId'))).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/getip'))).toHaveLength(1);
});

test('marketing starts after consent, which the footer can withdraw', async ({ page }) => {
  await serveConfig(page, { consent: 'banner', tagManager: TAG_MANAGER_IDS });
  const scripts = await serveScript(page, GTM, 'window.tagged = true');
  await page.goto(`${SITE.main}/login?affid=12&cxd=3`);
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect([await storedValue(page, 'affid'), scripts.length]).toEqual([null, 0]);
  await page.getByTestId('consent-yes').click();
  await expect(page.getByTestId('consent-banner')).toHaveCount(0);
  await expect.poll(() => storedValue(page, 'marketingDataId')).not.toBeNull();
  expect([await storedValue(page, 'affid'), await storedValue(page, 'consent')]).toEqual(['12', 'yes']);
  await expect.poll(() => scripts.length).toBe(1);
  await page.getByTestId('footer-consent').click();
  await page.getByTestId('consent-no').click();
  expect([await storedValue(page, 'affid'), await storedValue(page, 'consent')]).toEqual([null, 'no']);
  await page.reload();
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page.getByTestId('consent-banner')).toHaveCount(0);
});

test('a token link gives the tag manager no personal data', async ({ page }) => {
  await serveConfig(page, { tagManager: TAG_MANAGER_IDS });
  const scripts = await serveScript(page, GTM, TAG_SCRIPT);
  await serveScript(page, 'https://www.googletagmanager.com/gtag/js', TAG_SCRIPT);
  const token = await tokenOf(page.request, 'international@portico.test');
  await page.goto(`${SITE.international}/TokenLogin?token=${token}&path=/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as { tagCount?: number }).tagCount)).toBe(2);
  expect(scripts.map(({ url }) => url)).toEqual([`${GTM}?id=GTM-INT`]);
  expect(scripts.map(({ referer, page: address }) => [referer, address.includes(token)])).toEqual([
    [undefined, false],
  ]);
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer));
  expect(JSON.parse(layer)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  await page.getByTestId('menu-news').or(page.getByTestId('menu-accounts')).first().click();
  expect(scripts).toHaveLength(1);
});

// oxfmt-ignore
const BROKEN_TAG_MANAGERS: [string, string[], (route: Route) => Promise<void>][] = [
  ['blocked',  [],                      (route) => route.abort()],
  ['throwing', ['Uncaught Error: tag'], (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("tag")' })],
  ['slow',     [],                      () => Promise.resolve()],
];
for (const [how, errors, answer] of BROKEN_TAG_MANAGERS)
  test(`a tag manager that is ${how} changes nothing and gets no data`, async ({ page, pageWatch }) => {
    await serveConfig(page, { tagManager: TAG_MANAGER_IDS });
    await page.route(`${GTM}*`, answer);
    const tagRequest = page.waitForRequest((request) => request.url().startsWith(GTM));
    await page.goto(`${SITE.main}/login`);
    await tagRequest;
    await fillLogin(page, 'main@portico.test');
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expect(page.getByTestId('route-error')).toHaveCount(0);
    const layer = await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer);
    expect(layer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
    expect(pageWatch.errors.splice(0)).toEqual(errors);
  });

test('without a chat the link leads to the guides; two languages have no link', async ({ page }) => {
  await openAccounts(page, 'main');
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

test('the built-in chat answers, survives a reload and ends with the session @walk', async ({ page }) => {
  await serveConfig(page, { chat: { provider: 'builtin' }, consent: 'banner' });
  await openAccounts(page, 'bank', { consent: 'no' });
  await page.getByTestId('chat-launcher').click();
  const question = `Where are my documents? ${Date.now()}`;
  await page.getByTestId('chat-input').fill(question);
  // The Enter by which Safari reports the end of a composition.
  await page.getByTestId('chat-input').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(page.getByTestId('chat-input')).toHaveValue(question);
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('chat-message-client').last()).toContainText(question);
  await expect(page.getByTestId('chat-message-assistant').last()).toContainText('Upload documents');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByTestId('chat-panel')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
  const [, claims = ''] = (await storedValue(page, 'supportChatToken'))?.split('.') ?? [];
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
  expect(await storedValue(page, 'supportChatToken')).toBeNull();
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
  parent.commands = [];
  setTimeout(() => {
    parent.zE = (part, command, callback) => {
      parent.commands.push(command);
      if (command === 'loginUser') callback((token) => { parent.identity = token; });
    };
  }, 700);`;

test('the Zendesk chat loads with the key from the texts, and gets the identity', async ({ page }) => {
  await serveConfig(page, { chat: { provider: 'zendesk' } });
  const scripts = await serveScript(page, ZENDESK, SNIPPET);
  await serveScript(page, MESSENGER, MESSENGER_SCRIPT);
  await openAccounts(page, 'international');
  const identity = () => page.evaluate(() => (window as { identity?: string }).identity ?? null);
  await expect.poll(identity).not.toBeNull();
  expect(scripts.map(({ url }) => url)).toEqual([`${ZENDESK}?key=portico-international`]);
  expect(await identity()).toBe(await storedValue(page, 'supportChatToken'));
  await page.getByTestId('chat-link').click();
  await signOut(page);
  const commands = await page.evaluate(() => (window as unknown as { commands: string[] }).commands);
  expect(commands).toEqual(['loginUser', 'open', 'logoutUser', 'close']);
  expect(await storedValue(page, 'supportChatToken')).toBeNull();
});

test('inside the mobile app there is no chat', async ({ page }) => {
  await serveConfig(page, { chat: { provider: 'builtin' } });
  await openAccounts(page, 'main', { isMobileApp: 'true' });
  await page.waitForTimeout(3_000);
  for (const handle of ['chat-link', 'chat-launcher', 'chat-placeholder'])
    await expect(page.getByTestId(handle)).toHaveCount(0);
  expect(await storedValue(page, 'supportChatToken')).toBeNull();
});

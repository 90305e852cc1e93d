import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../hosting/content-security-policy';
import { parseConfig } from '../../../src/domain/site/config/portal-config';
import { PORT } from './portal';

export const GTM = 'https://www.googletagmanager.com/gtm.js';
export const TAG_MANAGER_IDS = {
  main: 'GTM-MAIN',
  invest: 'GTM-INV',
  bank: 'GTM-BANK',
  international: 'GTM-INT',
  internationalAf: 'GTM-AF',
};

/** Serves the portal with a changed configuration, and with the content policy for it. */
export async function serveConfig(page: Page, changes: object): Promise<void> {
  const response = await page.request.get(`http://localhost:${PORT}/config.json`);
  const config = { ...((await response.json()) as object), publicOrigins: [], ...changes };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route(
    (url) =>
      url.hostname.endsWith('localhost') && !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().frame() !== page.mainFrame()) return route.fallback();
      const { origin, hostname } = new URL(route.request().url());
      const policy = contentSecurityPolicy(parseConfig(config, { origin }).config, { hostname });
      // The page is the same on all hosts; outside browsers, not every system resolves names under `localhost`.
      const response = await route.fetch({ url: `http://localhost:${PORT}/` });
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
}

/** Serves a script in place of a third party's. Resolves to the URLs and headers it was requested with. */
export async function serveScript(page: Page, script: string, body: string) {
  const requests: { url: string; referer: string | undefined; page: string }[] = [];
  await page.route(`${script}*`, (route) => {
    const { referer } = route.request().headers();
    requests.push({ url: route.request().url(), referer, page: page.url() });
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return requests;
}

/**
 * Like Google's scripts: each creates a policy `goog#html`, and the first loads another script through it.
 */
export const TAG_SCRIPT = `{
  const policy = window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (url) => url });
  window.tagCount = (window.tagCount || 0) + 1;
  if (!document.querySelector('[data-tag]')) {
    const script = document.createElement('script');
    script.dataset.tag = '';
    const url = 'https://www.googletagmanager.com/gtag/js?id=G-1';
    script.src = policy ? policy.createScriptURL(url) : url;
    document.head.append(script);
  }
}`;

import { accountPaths } from './domain/access/routes';
import { parseConfig } from './domain/config/portal-config';
import { cultureInForce, isCulture, localeFolderOf } from './domain/language/culture';
import { siteDomainLanguage, splitPrefix } from './domain/language/prefix';
import { readEntryLink } from './domain/session/entry-link';
import type { Session } from './domain/session/session';
import { answer, LONGEST_BODY, type Answer, type Prefetched } from './infrastructure/http/answer';
import { ENDPOINTS } from './infrastructure/http/contract.generated';
import { addressOf, type GatewayAddress } from './infrastructure/http/endpoints';
import { storedSession } from './infrastructure/storage/stored-session';

/** What of the browser it needs; a test hands in a page of its own. */
export type OpenedPage = Pick<
  Window & typeof globalThis,
  'location' | 'history' | 'document' | 'localStorage' | 'sessionStorage' | 'matchMedia' | 'fetch'
>;

/**
 * Takes a token out of the address, marks what is to be in sight first, and asks for configuration, site, client and
 * texts while the rest downloads. Nothing depends on it: start-up makes the same calls through the ports, and takes an
 * answer from here where there is one.
 */
export function lookAhead(page: OpenedPage) {
  const { pathname, search, hash, hostname, port, origin } = page.location;
  const { prefix } = splitPrefix(pathname);
  const prefetched: Prefetched = new Map();
  const readLink = (...brandSlugs: readonly string[]) =>
    readEntryLink({ pathname, search }, accountPaths(...brandSlugs));
  const entry = readLink('');
  if (entry.hadToken) page.history.replaceState(page.history.state, '', entry.cleaned + hash);

  const opening = {
    /** Language prefix of the address. */
    prefix,
    /** Whether the page begins with a session; start-up decides in the end. */
    get signedIn(): boolean {
      return entry.token !== undefined || sessionNow() !== undefined;
    },
    readLink,
    /** Path and query without the token. */
    address: entry.cleaned,
  };

  drawFirst();
  // A guess that fails is made again, with retries and words for the reader, by start-up.
  askAll().catch(() => undefined);
  return { opening, prefetched };

  /** What is in sight before the bundle: the scheme, and a form that was drawn beforehand only for whom it will be. */
  function drawFirst(): void {
    const html = page.document.documentElement;
    const { signedIn } = opening;
    const dark = signedIn
      ? stored('portico.theme', 'sessionStorage') === 'dark'
      : page.matchMedia('(prefers-color-scheme: dark)').matches;
    html.classList.toggle('dark', dark);
    const language = stored('language');
    if (signedIn || (isCulture(language) && language !== html.lang)) html.dataset['firstPaint'] = 'none';
  }

  function stored(key: string, kept: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
    try {
      return page[kept].getItem(key);
    } catch {
      return null;
    }
  }

  function sessionNow(): Session | undefined {
    return storedSession(stored, Date.now() / 1000);
  }

  function ask(url: string, token: string | null = null): Promise<Answer> {
    const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
    const asked = page
      .fetch(url, { headers, credentials: 'omit' })
      .then(async (response) =>
        answer(response.status, await response.text(), (name) => response.headers.get(name)),
      );
    prefetched.set(url, { token, answer: asked });
    return asked;
  }

  function askForTexts(culture: ReturnType<typeof cultureInForce>): void {
    for (const folder of new Set(['en', localeFolderOf(culture)])) {
      const version = __LOCALE_VERSIONS__[folder];
      const query: Record<string, string> = version === undefined ? {} : { v: version };
      const path = { lng: folder, ns: 'translation' };
      ask(addressOf('locales', { apiBaseUrl: '', apiVersion: '' }, { path, query })).catch(() => undefined);
    }
  }

  async function askForSite(gateway: GatewayAddress, known: boolean): Promise<void> {
    const language = siteDomainLanguage(prefix, hostname, port);
    const site = await ask(addressOf('siteDomain', gateway, { path: { host: hostname, language } }));
    const { result } = read<{ result: { companyId: number; culture?: string | null } }>(site);
    const culture = cultureInForce({ stored: stored('language'), prefix, site: result.culture ?? null });
    if (!known) askForTexts(culture);
    const query = { Culture: culture, CompanyId: result.companyId };
    await ask(addressOf('contentTranslation', gateway, { query }));
  }

  async function askAll(): Promise<void> {
    const { config } = parseConfig(read(await ask(ENDPOINTS.config.path)), { origin }, undefined, null);
    const session = entry.token === undefined ? sessionNow() : undefined;
    const known = prefix !== '' || isCulture(stored('language'));
    if (known) askForTexts(cultureInForce({ stored: stored('language'), prefix }));
    if (session) {
      ask(addressOf('client', config, {}), session.token).catch(() => undefined);
      // Without a chosen culture the client's own decides, which is not known yet.
      if (!known) return;
    }
    await askForSite(config, known);
  }
}

/** What an answer says, if it is one that start-up would read: the page of an error may be JSON too. */
function read<T>({ status, text }: Answer): T {
  if (status !== 200 || text.length > LONGEST_BODY) throw new TypeError('No answer');
  return JSON.parse(text) as T;
}

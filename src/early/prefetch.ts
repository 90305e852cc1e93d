import type { PlainCall } from './feature-row';
import { callsOf, chunksOf, SHELL_CODE, textsOf } from './route-needs';
import type { PreviewAnswers, CallResult } from './totals-preview';
import { currentSession, storageReader, type InitialView, type OpenedPage } from './initial-view';
import { parseConfig } from '../domain/site/config/portal-config';
import { CONSTANTS } from '../domain/kernel/constants.table';
import { resolveCulture, EVERY_PAGES, isCulture, localeFolderOf } from '../domain/culture/culture';
import type { Culture } from '../domain/culture/cultures.table';
import { siteDomainLanguage } from '../domain/culture/prefix';
import { BASE } from '../infrastructure/browser/base';
import { httpAnswer, LONGEST_BODY, type HttpAnswer, type Prefetched } from '../infrastructure/http/answer';
import { ENDPOINTS, type components } from '../infrastructure/http/contract.generated';
import { addressOf, type EndpointKey } from '../infrastructure/http/endpoints';

type Id = components['schemas']['Id'];

const CONFIG = BASE + ENDPOINTS.config.path;

/**
 * Begins to load the page's code, and fetches configuration, site, client, texts and the page's first data while the
 * bundle downloads. It is optional: start-up makes the same calls through the ports, and uses a prefetched answer if
 * there is one.
 * @param loadCode begins to load a chunk group of the build.
 * @param showFigures gets the answers for the totals preview; they reject if no preview can be shown.
 */
export function prefetch(
  page: OpenedPage,
  { prefix, signedIn, hasToken, route, inShell }: InitialView,
  loadCode: (group: string) => void,
  showFigures: (coming: Promise<PreviewAnswers>) => void,
): Prefetched {
  const { hostname, port, origin } = page.location;
  const readStored = storageReader(page);
  const prefetched: Prefetched = new Map();
  const answers = new Map<string, Promise<HttpAnswer>>();
  // The build writes the calls of ports that extensions replace: their adapters may call another system.
  const ownCalls = page.document.documentElement.dataset['ownCalls']?.split(' ') ?? [];

  if (inShell) loadCode(SHELL_CODE);
  if (route !== undefined) chunksOf(route).forEach(loadCode);
  // Start-up repeats a failed call, with retries and messages for the client.
  fetchAll().catch(() => undefined);
  // An answer that is unused when code counts as missing (R9) would be stale later.
  setTimeout(() => [prefetched, answers].forEach((answers) => answers.clear()), CONSTANTS.chunkLoadMs);
  return prefetched;

  /** True if the skeleton of the accounts is visible. */
  function showsAccounts(): boolean {
    const paintedParts = page.document.documentElement.dataset['firstPaint']?.split(' ') ?? [];
    return signedIn && paintedParts.includes('shell') && !paintedParts.includes('bare');
  }

  /**
   * Fetches an address once, also if start-up has used the answer already. No cookie goes to the gateway (D4). The request
   * for the configuration must equal the page's preload, since a browser compares them.
   */
  function fetchOnce(call: EndpointKey, url: string, token: string | null = null): Promise<HttpAnswer> {
    const earlier = ownCalls.includes(call) ? SKIPPED_CALL : answers.get(url);
    if (earlier) return earlier;
    const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
    const pendingAnswer = page
      // eslint-disable-next-line no-restricted-syntax -- before the client is there, by its table of calls
      .fetch(url, { headers, credentials: url === CONFIG ? 'same-origin' : 'omit' })
      .then(async (response) =>
        httpAnswer(response.status, await response.text(), (name) => response.headers.get(name)),
      );
    pendingAnswer.catch(() => undefined); // the user of the answer handles it
    return store(url, token, pendingAnswer);
  }

  function store(url: string, token: string | null, coming: Promise<HttpAnswer>): Promise<HttpAnswer> {
    answers.set(url, coming);
    prefetched.set(url, { token, answer: coming });
    return coming;
  }

  /** The page's server may embed bodies of answers in it, by address (docs/decisions/0016). */
  function readEmbeddedAnswers(): void {
    const text = page.document.getElementById('portico-boot')?.textContent;
    for (const [url, body] of Object.entries(JSON.parse(text ?? '{}') as object))
      store(url, null, Promise.resolve(httpAnswer(200, JSON.stringify(body), () => null)));
  }

  function fetchTexts(culture: Culture): void {
    for (const folder of new Set(['en', localeFolderOf(culture)])) {
      const version = __LOCALE_VERSIONS__[folder];
      const query: Record<string, string> = version === undefined ? {} : { v: version };
      for (const ns of [EVERY_PAGES, ...(route === undefined ? [] : textsOf(route))])
        fetchOnce(
          'locales',
          addressOf('locales', { apiBaseUrl: '', apiVersion: '' }, { path: { lng: folder, ns }, query }),
        );
    }
  }

  async function fetchAll(): Promise<void> {
    readEmbeddedAnswers();
    const { config } = parseConfig(read(await fetchOnce('config', CONFIG)), { origin }, undefined, null);
    const session = hasToken ? undefined : currentSession(readStored);
    const language = siteDomainLanguage(prefix, hostname, port);
    const siteAddress = addressOf('siteDomain', config, { path: { host: hostname, language } });
    const isEmbedded = answers.has(siteAddress);
    const site = fetchOnce('siteDomain', siteAddress);
    const asClient = (call: PlainCall) =>
      session && fetchOnce(call, addressOf(call, config, {}), session.token);
    const client = asClient('client');
    if (route !== undefined) callsOf(route).forEach(asClient);

    const chosen = { stored: readStored('language'), prefix };
    const isChosen = prefix !== '' || isCulture(chosen.stored);
    if (isChosen) fetchTexts(resolveCulture(chosen));
    // Like start-up: fetch the site's texts at once, unless the culture depends on the client's setting.
    const awaitsClient = client && !isChosen;

    function fetchCompanyTexts(companyId: Id, culture: Culture): void {
      const query = { Culture: culture, CompanyId: Number(companyId) };
      fetchOnce('contentTranslation', addressOf('contentTranslation', config, { query }));
    }
    function fetchOverlay({ companyId }: { companyId?: Id }, culture: Culture): void {
      if (companyId === undefined) return;
      if (!isChosen) fetchTexts(culture);
      fetchCompanyTexts(companyId, culture);
    }
    async function forSite(): Promise<void> {
      const record = result<'siteDomain'>(await site);
      const culture = resolveCulture({ ...chosen, site: record.culture });
      if (!awaitsClient) fetchOverlay(record, culture);
      // A guess that saves a round trip: most clients have their site's company and language.
      else if (isEmbedded && record.companyId !== undefined) fetchCompanyTexts(record.companyId, culture);
    }
    async function forClient(setting: Promise<HttpAnswer>): Promise<Culture> {
      const user = result<'client'>(await setting);
      const record = isChosen || isCulture(user.culture) ? undefined : result<'siteDomain'>(await site);
      const culture = resolveCulture({ ...chosen, user: user.culture, site: record?.culture });
      fetchOverlay(user, culture);
      return culture;
    }
    async function firstAnswers(
      setting: Promise<HttpAnswer>,
      accounts: Promise<HttpAnswer>,
      culture: Promise<Culture>,
    ): Promise<PreviewAnswers> {
      const list = await accounts;
      if (list.text.length > LONGEST_PREVIEWED) throw new RangeError('The list is too long for a preview');
      const answers: PreviewAnswers = {
        client: result<'client'>(await setting),
        accounts: result<'accounts'>(list),
        companies: config.companies,
        culture: await culture,
      };
      if (currentSession(readStored)?.token !== session?.token)
        throw new TypeError('Figures of another client');
      return answers;
    }
    const culture = client && forClient(client);
    const accounts = showsAccounts() && asClient('accounts');
    if (culture && accounts) showFigures(firstAnswers(client, accounts, culture));
    await Promise.all([forSite(), culture]);
  }
}

/** Replaces the answer to a call that an extension's adapter makes. */
const SKIPPED_CALL = Promise.reject<HttpAnswer>(new TypeError('Not asked ahead'));
SKIPPED_CALL.catch(() => undefined);

/** The longest list of accounts, in characters, that gets a preview: about five hundred accounts. */
const LONGEST_PREVIEWED = 256 * 1024;

/** The body of a successful answer; the body of an error may be JSON too. */
function read<T>({ status, text }: HttpAnswer): T {
  if (status !== 200 || text.length > LONGEST_BODY) throw new TypeError('No answer');
  return JSON.parse(text) as T;
}

/** The result of a call's answer, in its envelope or bare. It is not validated. */
function result<Key extends EndpointKey>(answered: HttpAnswer): CallResult<Key> {
  const body = read<CallResult<Key> | { result: CallResult<Key> }>(answered);
  return 'result' in body ? body.result : body;
}

import { parseConfig, type PortalConfig } from '../domain/site/config/portal-config';
import { CONSTANTS } from '../domain/kernel/constants.table';
import { resolveCulture, SHARED_TEXTS_FILE, isCulture, localeFolderOf } from '../domain/culture/culture';
import type { Culture } from '../domain/culture/cultures.table';
import { siteDomainLanguage } from '../domain/culture/prefix';
import { BASE } from '../infrastructure/browser/base';
import { LONGEST_BODY, type HttpAnswer, type PrefetchedAnswers } from '../infrastructure/http/answer';
import { ENDPOINTS, type components } from '../infrastructure/http/contract.generated';
import { addressOf, type EndpointKey } from '../infrastructure/http/endpoints';
import type { PlainCall } from './feature-row';
import { currentSession, storageReader, type InitialView, type OpenedPage } from './initial-view';
import { createPrefetchCache, type PrefetchCache } from './prefetch-cache';
import { callsOf, chunksOf, SHELL_CODE, textsOf } from './route-needs';
import type { CallResult, PreviewAnswers } from './preview-answers';

type Id = components['schemas']['Id'];

const CONFIG_URL = BASE + ENDPOINTS.config.path;

/**
 * Begins to load the page's code, and fetches configuration, site, client, texts and the page's first data while the
 * bundle downloads. It is optional: start-up makes the same calls through the ports, and uses a prefetched answer if
 * there is one.
 * @param loadCode begins to load a chunk group of the build.
 * @param showPreview gets the answers for the first preview; they reject if no preview can be shown.
 */
export function prefetch(
  page: OpenedPage,
  view: InitialView,
  loadCode: (group: string) => void,
  showPreview: (answers: Promise<PreviewAnswers>) => void,
): PrefetchedAnswers {
  const { route, inShell } = view;
  const cache = createPrefetchCache(page, CONFIG_URL);
  if (inShell) loadCode(SHELL_CODE);
  if (route !== undefined) chunksOf(route).forEach(loadCode);
  // Start-up repeats a failed call, with retries and messages for the client.
  prefetchData(page, view, cache, showPreview).catch(() => undefined);
  // An answer that is unused when code counts as missing (R9) would be stale later.
  setTimeout(cache.clear, CONSTANTS.chunkLoadMs);
  return cache.unusedAnswers;
}

/** The values on which texts depend, once the configuration is known. */
interface TextsRequest {
  readonly cache: PrefetchCache;
  readonly config: PortalConfig;
  readonly route: InitialView['route'];
  /** Culture by storage or address. */
  readonly culture: InitialView['culture'];
  /** The site's answer was embedded in the page. */
  readonly isSiteEmbedded: boolean;
  readonly site: Promise<HttpAnswer>;
}

async function prefetchData(
  page: OpenedPage,
  { prefix, culture, hasToken, route }: InitialView,
  cache: PrefetchCache,
  showPreview: (answers: Promise<PreviewAnswers>) => void,
): Promise<void> {
  const { hostname, port, origin } = page.location;
  const readStored = storageReader(page);
  cache.addEmbedded();
  const { config } = parseConfig(
    bodyOf(await cache.request('config', CONFIG_URL)),
    { origin },
    undefined,
    null,
  );
  const session = hasToken ? undefined : currentSession(readStored);
  const siteUrl = addressOf('siteDomain', config, {
    path: { host: hostname, language: siteDomainLanguage(prefix, hostname, port) },
  });
  const request: TextsRequest = {
    cache,
    config,
    route,
    culture,
    isSiteEmbedded: cache.has(siteUrl),
    site: cache.request('siteDomain', siteUrl),
  };
  const fetchAsClient = (call: PlainCall) =>
    session && cache.request(call, addressOf(call, config, {}), session.token);
  const client = fetchAsClient('client');
  if (route !== undefined) callsOf(route).forEach(fetchAsClient);
  if (culture) prefetchTexts(request, culture);

  const user = client?.then((answer) => resultOf<'client'>(answer));
  const clientCulture = user && prefetchForClient(request, user);
  const accounts = isAccountsSkeletonVisible(page) && fetchAsClient('accounts');
  if (clientCulture && accounts) {
    const isSameSession = () => currentSession(readStored)?.token === session?.token;
    showPreview(previewAnswers(user, accounts, clientCulture, request, isSameSession));
  }
  await Promise.all([prefetchForSite(request, client !== undefined), clientCulture]);
}

function fetchTexts({ cache }: TextsRequest, folder: string, ns: string): Promise<HttpAnswer> {
  const version = __LOCALE_VERSIONS__[folder];
  const query: Record<string, string> = version === undefined ? {} : { v: version };
  const parts = { path: { lng: folder, ns }, query };
  return cache.request('locales', addressOf('locales', { apiBaseUrl: '', apiVersion: '' }, parts));
}

function prefetchTexts(request: TextsRequest, culture: Culture): void {
  const { route } = request;
  const files = [SHARED_TEXTS_FILE, ...(route === undefined ? [] : textsOf(route))];
  for (const folder of new Set(['en', localeFolderOf(culture)]))
    files.forEach((file) => fetchTexts(request, folder, file));
}

function prefetchCompanyTexts({ cache, config }: TextsRequest, companyId: Id, culture: Culture) {
  const query = { Culture: culture, CompanyId: Number(companyId) };
  return cache.request('contentTranslation', addressOf('contentTranslation', config, { query }));
}

/** Fetches the texts of a company, and the shipped ones if the culture was not known before. */
function prefetchAllTexts(
  request: TextsRequest,
  { companyId }: { readonly companyId?: Id },
  culture: Culture,
): void {
  if (companyId === undefined) return;
  if (!request.culture) prefetchTexts(request, culture);
  prefetchCompanyTexts(request, companyId, culture);
}

/** Like start-up: fetches the site's texts at once, unless the culture depends on the client's setting. */
async function prefetchForSite(request: TextsRequest, hasClient: boolean): Promise<void> {
  const record = resultOf<'siteDomain'>(await request.site);
  const culture = request.culture ?? resolveCulture({ site: record.culture });
  if (!hasClient || request.culture) prefetchAllTexts(request, record, culture);
  // A guess that saves a round trip: most clients have their site's company and language.
  else if (request.isSiteEmbedded && record.companyId !== undefined)
    prefetchCompanyTexts(request, record.companyId, culture);
}

async function prefetchForClient(
  request: TextsRequest,
  client: Promise<CallResult<'client'>>,
): Promise<Culture> {
  const user = await client;
  const ownCulture = request.culture ?? user.culture;
  const culture = isCulture(ownCulture)
    ? ownCulture
    : resolveCulture({ site: resultOf<'siteDomain'>(await request.site).culture });
  prefetchAllTexts(request, user, culture);
  return culture;
}

function isAccountsSkeletonVisible({ document }: OpenedPage): boolean {
  const paintedParts = document.documentElement.dataset['firstPaint']?.split(' ') ?? [];
  return paintedParts.includes('shell') && !paintedParts.includes('bare');
}

/** The longest list of accounts, in characters, that gets a preview: about five hundred accounts. */
const LONGEST_PREVIEWED = 256 * 1024;

async function previewAnswers(
  client: Promise<CallResult<'client'>>,
  accounts: Promise<HttpAnswer>,
  pendingCulture: Promise<Culture>,
  request: TextsRequest,
  isSameSession: () => boolean,
): Promise<PreviewAnswers> {
  const list = resultOf<'accounts'>(await accounts, LONGEST_PREVIEWED);
  const user = await client;
  const culture = await pendingCulture;
  const ifSameSession = <T>(answers: T): T => {
    if (!isSameSession()) throw new TypeError('Figures of another client');
    return answers;
  };
  return ifSameSession({
    client: user,
    accounts: list,
    companies: request.config.companies,
    culture,
    // They were requested before, as soon as the culture was known.
    texts: async () => {
      const folder = localeFolderOf(culture);
      const company = bodyOf(await prefetchCompanyTexts(request, user.companyId ?? 0, culture));
      const shipped =
        folder === 'en' ? undefined : bodyOf(await fetchTexts(request, folder, SHARED_TEXTS_FILE));
      return ifSameSession({ company, shipped });
    },
  });
}

/** The body of a successful answer; the body of an error may be JSON too. */
function bodyOf<T>({ status, text }: HttpAnswer, maxLength = LONGEST_BODY): T {
  if (status !== 200 || text.length > maxLength) throw new TypeError('No answer');
  return JSON.parse(text) as T;
}

/** The result of a call's answer, in its envelope or bare. It is not validated. */
function resultOf<Key extends EndpointKey>(answer: HttpAnswer, maxLength?: number): CallResult<Key> {
  const body = bodyOf<CallResult<Key> | { result: CallResult<Key> }>(answer, maxLength);
  return 'result' in body ? body.result : body;
}

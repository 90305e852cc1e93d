import { callsOf, codeOf, SHELL_CODE, textsOfRoute, type PlainCall } from './ahead.table';
import type { FirstAnswers, Sent } from './first-figures';
import type { FirstSight, OpenedPage } from './first-sight';
import { parseConfig } from '../domain/site/config/portal-config';
import { CONSTANTS } from '../domain/kernel/constants.table';
import { cultureInForce, EVERY_PAGES, isCulture, localeFolderOf } from '../domain/culture/culture';
import type { Culture } from '../domain/culture/cultures.table';
import { siteDomainLanguage } from '../domain/culture/prefix';
import { BASE } from '../infrastructure/browser/base';
import { answer, LONGEST_BODY, type HttpAnswer, type Prefetched } from '../infrastructure/http/answer';
import { ENDPOINTS, type components } from '../infrastructure/http/contract.generated';
import { addressOf, type EndpointKey } from '../infrastructure/http/endpoints';

type Id = components['schemas']['Id'];

const CONFIG = BASE + ENDPOINTS.config.path;

/**
 * Begins to load the page's code, and asks for configuration, site, client, texts and the page's first data while the
 * rest downloads. Nothing depends on it: start-up makes the same calls through the ports, and takes an answer from
 * here where there is one.
 * @param loadCode begins to load a chunk group of the build.
 * @param showFigures gets what is written into the skeleton of the accounts; rejects where there is nothing to write.
 */
export function lookAhead(
  page: OpenedPage,
  { opening: { prefix, signedIn }, route, inShell, entry, stored, sessionNow }: FirstSight,
  loadCode: (group: string) => void,
  showFigures: (coming: Promise<FirstAnswers>) => void,
): Prefetched {
  const { hostname, port, origin } = page.location;
  const prefetched: Prefetched = new Map();
  const asked = new Map<string, Promise<HttpAnswer>>();
  // The build writes the calls of the ports that extensions replace: whom their adapters ask, only they know.
  const ownCalls = page.document.documentElement.dataset['ownCalls']?.split(' ') ?? [];

  if (inShell) loadCode(SHELL_CODE);
  if (route !== undefined) codeOf(route).forEach(loadCode);
  // A guess that fails is made again, with retries and words for the reader, by start-up.
  askAll().catch(() => undefined);
  // What nobody has taken by the time that code counts as missing (R9) would be stale for anyone who asks later.
  setTimeout(() => [prefetched, asked].forEach((answers) => answers.clear()), CONSTANTS.chunkLoadMs);
  return prefetched;

  /** Whether the skeleton of the accounts is what is in sight. */
  function drawsAccounts(): boolean {
    const drawn = page.document.documentElement.dataset['firstPaint']?.split(' ') ?? [];
    return signedIn && drawn.includes('shell') && !drawn.includes('bare');
  }

  /**
   * Asks once; what start-up has taken is not asked for again. No cookie goes to the gateway (D4); the configuration's
   * request has to be exactly the one that the page's own preload makes, since a browser compares them.
   */
  function ask(call: EndpointKey, url: string, token: string | null = null): Promise<HttpAnswer> {
    const known = ownCalls.includes(call) ? LEFT_OUT : asked.get(url);
    if (known) return known;
    const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
    const coming = page
      // eslint-disable-next-line no-restricted-syntax -- before the client is there, by its table of calls
      .fetch(url, { headers, credentials: url === CONFIG ? 'same-origin' : 'omit' })
      .then(async (response) =>
        answer(response.status, await response.text(), (name) => response.headers.get(name)),
      );
    coming.catch(() => undefined); // whoever takes it hears of it
    return keep(url, token, coming);
  }

  function keep(url: string, token: string | null, coming: Promise<HttpAnswer>): Promise<HttpAnswer> {
    asked.set(url, coming);
    prefetched.set(url, { token, answer: coming });
    return coming;
  }

  /** What the server that sent the page put into it (docs/decisions/0016): bodies of answers, by address. */
  function takeSaid(): void {
    const text = page.document.getElementById('portico-boot')?.textContent;
    for (const [url, body] of Object.entries(JSON.parse(text ?? '{}') as object))
      keep(url, null, Promise.resolve(answer(200, JSON.stringify(body), () => null)));
  }

  function askForTexts(culture: Culture): void {
    for (const folder of new Set(['en', localeFolderOf(culture)])) {
      const version = __LOCALE_VERSIONS__[folder];
      const query: Record<string, string> = version === undefined ? {} : { v: version };
      for (const ns of [EVERY_PAGES, ...(route === undefined ? [] : textsOfRoute(route))])
        ask(
          'locales',
          addressOf('locales', { apiBaseUrl: '', apiVersion: '' }, { path: { lng: folder, ns }, query }),
        );
    }
  }

  async function askAll(): Promise<void> {
    takeSaid();
    const { config } = parseConfig(read(await ask('config', CONFIG)), { origin }, undefined, null);
    const session = entry.token === undefined ? sessionNow() : undefined;
    const language = siteDomainLanguage(prefix, hostname, port);
    const siteAddress = addressOf('siteDomain', config, { path: { host: hostname, language } });
    const isSaid = asked.has(siteAddress);
    const site = ask('siteDomain', siteAddress);
    const asClient = (call: PlainCall) => session && ask(call, addressOf(call, config, {}), session.token);
    const client = asClient('client');
    if (route !== undefined) callsOf(route).forEach(asClient);

    const chosen = { stored: stored('language'), prefix };
    const isChosen = prefix !== '' || isCulture(chosen.stored);
    if (isChosen) askForTexts(cultureInForce(chosen));
    // As start-up does: the site's texts at once, unless the client's setting has to say the culture first.
    const awaitsClient = client && !isChosen;

    function askForCompany(companyId: Id, culture: Culture): void {
      const query = { Culture: culture, CompanyId: Number(companyId) };
      ask('contentTranslation', addressOf('contentTranslation', config, { query }));
    }
    function askForOverlay({ companyId }: { companyId?: Id }, culture: Culture): void {
      if (companyId === undefined) return;
      if (!isChosen) askForTexts(culture);
      askForCompany(companyId, culture);
    }
    async function forSite(): Promise<void> {
      const record = result<'siteDomain'>(await site);
      const culture = cultureInForce({ ...chosen, site: record.culture });
      if (!awaitsClient) askForOverlay(record, culture);
      // A guess that saves a round trip: most clients have their site's company and language.
      else if (isSaid && record.companyId !== undefined) askForCompany(record.companyId, culture);
    }
    async function forClient(setting: Promise<HttpAnswer>): Promise<Culture> {
      const user = result<'client'>(await setting);
      const record = isChosen || isCulture(user.culture) ? undefined : result<'siteDomain'>(await site);
      const culture = cultureInForce({ ...chosen, user: user.culture, site: record?.culture });
      askForOverlay(user, culture);
      return culture;
    }
    async function firstAnswers(
      setting: Promise<HttpAnswer>,
      accounts: Promise<HttpAnswer>,
      culture: Promise<Culture>,
    ): Promise<FirstAnswers> {
      const list = await accounts;
      if (list.text.length > MOST_DRAWN) throw new RangeError('The page would be held up twice');
      const answers: FirstAnswers = {
        client: result<'client'>(await setting),
        accounts: result<'accounts'>(list),
        companies: config.companies,
        culture: await culture,
      };
      if (sessionNow()?.token !== session?.token) throw new TypeError('Figures of another client');
      return answers;
    }
    const culture = client && forClient(client);
    const accounts = drawsAccounts() && asClient('accounts');
    if (culture && accounts) showFigures(firstAnswers(client, accounts, culture));
    await Promise.all([forSite(), culture]);
  }
}

/** What takes the place of the answer to a call that is left to an extension. */
const LEFT_OUT = Promise.reject<HttpAnswer>(new TypeError('Not asked ahead'));
LEFT_OUT.catch(() => undefined);

/** The longest list of accounts, in characters, that is read before the portal reads it: about five hundred. */
const MOST_DRAWN = 256 * 1024;

/** What an answer of a call says, if it is one that start-up would read: the page of an error may be JSON too. */
function read<T>({ status, text }: HttpAnswer): T {
  if (status !== 200 || text.length > LONGEST_BODY) throw new TypeError('No answer');
  return JSON.parse(text) as T;
}

/** The result of a call's answer, in its envelope or bare: what the contract says, if it is kept. */
function result<Key extends EndpointKey>(answered: HttpAnswer): Sent<Key> {
  const sent = read<Sent<Key> | { result: Sent<Key> }>(answered);
  return 'result' in sent ? sent.result : sent;
}

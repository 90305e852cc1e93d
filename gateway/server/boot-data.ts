import { resolveCulture } from '../../src/domain/culture/culture';
import type { Culture } from '../../src/domain/culture/cultures.table';
import { siteDomainLanguage, splitPrefix } from '../../src/domain/culture/prefix';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import type { HostSite } from './host-site';

/** Response bodies of the requests a page would make first, by address. */
export type BootData = Readonly<Record<string, unknown>>;

/** The answer with a company's own texts in one culture, as JSON. */
export type TextsOf = (companyId: number, culture: string) => Promise<string>;

/** The longest answer with texts, in characters, that is worth sending with every page. */
const MAX_TEXTS_LENGTH = 16 * 1024;

/** The request for a page. */
interface RequestedPage {
  /** Path without query, below the base. */
  address: string;
  /** The path that the portal was built for; "" for a host of its own. */
  base?: string;
  /** In the form of the browser's `location`. */
  hostname: string;
  port: string;
}

/**
 * The data a server can include in the portal's page (docs/decisions/0016): the configuration and, if the gateway is
 * on the page's own origin, the site and its company's own texts in the language of the address. A page without it
 * requests the same data.
 */
export async function bootData(
  config: PortalConfig,
  site: HostSite | undefined,
  page: RequestedPage,
  textsOf?: TextsOf,
): Promise<BootData> {
  const configuration = { [`${page.base ?? ''}/config.json`]: config };
  if (!site || config.apiBaseUrl !== '') return configuration;
  const host = page.hostname.toLowerCase();
  const { prefix } = splitPrefix(page.address);
  const language = siteDomainLanguage(prefix, host, page.port);
  const { isActive, companyId, culture, siteId } = site;
  const cms = `/api/gateway/cms/v${config.apiVersion}`;
  return {
    ...configuration,
    [`${cms}/SiteDomain/get/${encodeURIComponent(host)}/${language}`]: {
      hasError: false,
      result: { isActive, companyId, culture, siteId },
    },
    ...(textsOf &&
      isActive &&
      (await companyTexts(cms, companyId, resolveCulture({ prefix, site: culture }), textsOf))),
  };
}

async function companyTexts(
  cms: string,
  companyId: number,
  culture: Culture,
  textsOf: TextsOf,
): Promise<BootData> {
  // The page requests missing data itself, and reports a problem with it.
  const texts = await textsOf(companyId, culture).catch(() => undefined);
  if (texts === undefined || texts.length > MAX_TEXTS_LENGTH) return {};
  const address = `${cms}/ContentTranslation/getAll?Culture=${culture}&CompanyId=${companyId}`;
  return { [address]: JSON.parse(texts) as unknown };
}

/**
 * The element that includes the data in a page. It is data, so no content policy has to allow it, and it is escaped so
 * that it cannot end the element.
 */
export function bootDataElement(data: BootData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="portico-boot">${json}</script>`;
}

/**
 * A `Link` header with the files every page starts with; a proxy may send it ahead of the page (103). It omits files that
 * only signed-in clients need, because the visitor is not known yet. Deferred scripts are named with low priority, or the
 * browser would load them beside the one that renders the page.
 */
export function linkHeader(html: string): string {
  const [head = ''] = html.split('</head>');
  const scripts = [...head.matchAll(/<script src="?([^\s">]+)[^>]*/g)].map(
    ([tag, file]) => `<${file}>; rel=preload; as=script${/\bdefer\b/.test(tag) ? '; fetchpriority=low' : ''}`,
  );
  const styles = [...head.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)/g)].map(
    ([, file]) => `<${file}>; rel=preload; as=style`,
  );
  return [...styles, ...scripts].join(', ');
}

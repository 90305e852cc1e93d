import { siteDomainLanguage, splitPrefix } from '../../src/domain/language/prefix';
import type { PortalConfig } from '../../src/domain/config/portal-config';
import type { SiteLook } from './first-paint';

/** The bodies of answers that a page would ask for first, by address. */
export type BootData = Readonly<Record<string, unknown>>;

/** How a page was asked for. */
interface Asked {
  /** Path without query. */
  address: string;
  /** As the browser has it in `location`. */
  hostname: string;
  port: string;
}

/**
 * What a server knows that sends the portal's page (docs/decisions/0016): the configuration, and the site where the
 * gateway is at the page's own origin. A page without it asks for the same.
 */
export function bootData(config: PortalConfig, site: SiteLook | undefined, asked: Asked): BootData {
  const own = { '/config.json': config };
  if (!site || config.apiBaseUrl !== '') return own;
  const host = asked.hostname.toLowerCase();
  const language = siteDomainLanguage(splitPrefix(asked.address).prefix, host, asked.port);
  const { isActive, companyId, culture, siteId } = site;
  return {
    ...own,
    [`/api/gateway/cms/v${config.apiVersion}/SiteDomain/get/${encodeURIComponent(host)}/${language}`]: {
      hasError: false,
      result: { isActive, companyId, culture, siteId },
    },
  };
}

/**
 * Puts it into a page, before the scripts, and takes out that the page asks for it ahead. It is data, which no policy has
 * to allow, and nothing in it can end the element.
 */
export function withBootData(html: string, data: BootData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return html
    .replace(/<link rel="?preload"? as="?fetch"? href="?([^\s">]+)[^>]*>/, (link, address: string) =>
      address in data ? '' : link,
    )
    .replace(/(?=<script)/, () => `<script type="application/json" id="portico-boot">${json}</script>`);
}

/**
 * A `Link` header with the files that every page begins with: a proxy may send it ahead of the page (103).
 * What only clients need is not among them, since nobody knows yet who asks.
 */
export function linkHeader(html: string): string {
  const [head = ''] = html.split('</head>');
  const scripts = [...head.matchAll(/<script src="?([^\s">]+)/g)].map(
    ([, file]) => `<${file}>; rel=preload; as=script`,
  );
  const styles = [...head.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)/g)].map(
    ([, file]) => `<${file}>; rel=preload; as=style`,
  );
  return [...styles, ...scripts].join(', ');
}

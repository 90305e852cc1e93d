import type { FastifyRequest } from 'fastify';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { countries, siteCountryExclusions, siteHosts, sites } from '../db/tables/sites';
import { isEmbedHost, isLoopback } from '../../hosting/loopback';
import type { ApiConfig } from '../http/api-config';
import { ApiError } from '../http/api-error';

export type SiteRow = typeof sites.$inferSelect;

/** Host table row for every host not listed, and its counterpart for the invest port. */
const ANY_HOST = '*';
const ANY_HOST_INVEST = '*:invest';

/** Finds the site of a host. */
export class Sites {
  constructor(
    private readonly db: Database,
    private readonly config: ApiConfig,
  ) {}

  /** The site of `host`; a host without a row of its own gets the site of the port the request arrived on. */
  async ofHost(host: string, request: FastifyRequest): Promise<SiteRow> {
    const anyHost = request.socket.localPort === this.config.investPort ? ANY_HOST_INVEST : ANY_HOST;
    const name = host.toLowerCase().replace(/\.$/, '');
    const rows = await this.db
      .select({ host: siteHosts.host, site: sites })
      .from(siteHosts)
      .innerJoin(sites, eq(sites.siteId, siteHosts.siteId))
      .where(inArray(siteHosts.host, [name, anyHost]));
    const row = rows.find((candidate) => candidate.host === name) ?? rows[0];
    if (!row) throw new ApiError('notFound');
    return row.site;
  }

  /** True if a site is listed under exactly this host name. */
  async isOwnHost(host: string): Promise<boolean> {
    const rows = await this.db.select().from(siteHosts).where(eq(siteHosts.host, host.toLowerCase()));
    return rows.length > 0 && !host.startsWith(ANY_HOST);
  }

  /**
   * Address of a site's portal for links in messages, without a slash at its end: the site's own origin, or the configured one. If both are
   * loopback addresses, the request's port is used, and its host name too if that is a loopback name of the
   * same site. No other host name from a request is trusted.
   */
  async portalAddress(site: SiteRow, request: FastifyRequest): Promise<string> {
    const own = new URL(site.siteUrl);
    const address = new URL(this.config.publicUrl ?? `http://localhost:${request.socket.localPort}`);
    const path = this.config.portalPath ?? '';
    if (!isLoopback(own.hostname)) return own.origin + path;
    if (isLoopback(address.hostname))
      address.hostname = (await this.#leadsTo(site, request)) ? request.hostname : own.hostname;
    return address.origin + path;
  }

  /**
   * The origin of the portal page that a call comes from, as a passkey signs it: that of the site of the page's host, and
   * on a loopback address the page's own, with its port.
   */
  async pageOrigin(request: FastifyRequest): Promise<string> {
    const origin = request.headers.origin;
    const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
    const site = await this.ofHost(page?.hostname ?? request.hostname, request);
    const own = new URL(await this.portalAddress(site, request));
    return page && isLoopback(page.hostname) && isLoopback(own.hostname) ? page.origin : own.origin;
  }

  /** True if the request's host is a loopback name that leads to this site. */
  async #leadsTo(site: SiteRow, request: FastifyRequest): Promise<boolean> {
    const { hostname } = request;
    if (!isLoopback(hostname) || isEmbedHost(hostname)) return false;
    return (await this.ofHost(hostname, request)).siteId === site.siteId;
  }

  /** The site with this id; throws `notFound`. */
  async byId(siteId: number): Promise<SiteRow> {
    const [site] = await this.db.select().from(sites).where(eq(sites.siteId, siteId));
    if (!site) throw new ApiError('notFound');
    return site;
  }

  /** The countries whose residents a site accepts, sorted by name. */
  async countriesOf({ siteId }: SiteRow) {
    return this.db
      .select({ code: countries.code, name: countries.name, dialCode: countries.dialCode })
      .from(countries)
      .where(this.#isAccepted(siteId))
      .orderBy(asc(countries.name));
  }

  /** True if a site accepts residents of a country. */
  async accepts({ siteId }: SiteRow, code: string): Promise<boolean> {
    const rows = await this.db
      .select({ code: countries.code })
      .from(countries)
      .where(and(eq(countries.code, code), this.#isAccepted(siteId)));
    return rows.length > 0;
  }

  #isAccepted(siteId: number) {
    const excluded = this.db
      .select({ code: siteCountryExclusions.code })
      .from(siteCountryExclusions)
      .where(eq(siteCountryExclusions.siteId, siteId));
    return notInArray(countries.code, excluded);
  }

  /** The site named by an X-Site-Id header or a form; otherwise the site of the request's host. */
  async ofRequest(request: FastifyRequest, siteId?: unknown): Promise<SiteRow> {
    const named = siteId ?? request.headers['x-site-id'];
    const id = Number(named);
    return named !== undefined && named !== null && Number.isSafeInteger(id) && id <= 2_147_483_647
      ? this.byId(id)
      : this.ofHost(request.hostname, request);
  }
}

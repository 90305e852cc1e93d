import type { FastifyRequest } from 'fastify';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { countries, siteCountryExclusions, siteHosts, sites } from '../db/tables/sites';
import { isEmbedHost, isLoopback } from '../../hosting/loopback';
import type { ApiConfig } from '../http/api-config';
import { ApiError } from '../kernel/api-error';

export type SiteRow = typeof sites.$inferSelect;

/** The row of the host table for all hosts that are not listed, and its counterpart for the invest port. */
const ANY_HOST = '*';
const ANY_HOST_INVEST = '*:invest';

/** Finds the site of a host. */
export class Sites {
  constructor(
    private readonly db: Database,
    private readonly config: ApiConfig,
  ) {}

  /** The site of `host`; a host without a row of its own gets the site of the port the request arrived on. */
  async findByHost(host: string, request: FastifyRequest): Promise<SiteRow> {
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
  async isSiteHost(host: string): Promise<boolean> {
    const rows = await this.db.select().from(siteHosts).where(eq(siteHosts.host, host.toLowerCase()));
    return rows.length > 0 && !host.startsWith(ANY_HOST);
  }

  /**
   * Address of a site's portal for links in messages, without a slash at its end: the site's origin, or the configured
   * address. If both are loopback addresses, the request's port is used if it leads to the site, and also its host name if
   * that is a loopback name of the same site. No other host name from a request is trusted.
   */
  async portalAddressOf(site: SiteRow, request: FastifyRequest): Promise<string> {
    const siteAddress = new URL(site.siteUrl);
    const address = new URL(this.config.publicUrl ?? `http://localhost:${request.socket.localPort}`);
    const path = this.config.portalPath ?? '';
    if (!isLoopback(siteAddress.hostname)) return siteAddress.origin + path;
    if (!isLoopback(address.hostname)) return address.origin + path;
    if (await this.#isHostOf(site, request)) {
      address.hostname = request.hostname;
      return address.origin + path;
    }
    address.hostname = siteAddress.hostname;
    const { publicUrl, port } = this.config;
    if (publicUrl === undefined && (await this.findByHost(address.hostname, request)).siteId !== site.siteId)
      address.port = port ? String(port) : siteAddress.port;
    return address.origin + path;
  }

  /**
   * The origin of the page that made a call, as a passkey signs it: the origin of the site that the page's host belongs to,
   * or, on a loopback address, the page's own origin with its port.
   */
  async pageOriginOf(request: FastifyRequest): Promise<string> {
    const origin = request.headers.origin;
    const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
    const site = await this.findByHost(page?.hostname ?? request.hostname, request);
    const portal = new URL(await this.portalAddressOf(site, request));
    return page && isLoopback(page.hostname) && isLoopback(portal.hostname) ? page.origin : portal.origin;
  }

  /** True if the request's host is a loopback name that leads to this site. */
  async #isHostOf(site: SiteRow, request: FastifyRequest): Promise<boolean> {
    const { hostname } = request;
    if (!isLoopback(hostname) || isEmbedHost(hostname)) return false;
    return (await this.findByHost(hostname, request)).siteId === site.siteId;
  }

  /** The site with this id; throws `notFound`. */
  async findById(siteId: number): Promise<SiteRow> {
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
  async acceptsCountry({ siteId }: SiteRow, code: string): Promise<boolean> {
    const rows = await this.db
      .select({ code: countries.code })
      .from(countries)
      .where(and(eq(countries.code, code), this.#isAccepted(siteId)));
    return rows.length > 0;
  }

  #isAccepted(siteId: number) {
    const excludedCodes = this.db
      .select({ code: siteCountryExclusions.code })
      .from(siteCountryExclusions)
      .where(eq(siteCountryExclusions.siteId, siteId));
    return notInArray(countries.code, excludedCodes);
  }

  /** The site named by an X-Site-Id header or a form; otherwise the site of the request's host. */
  async findByRequest(request: FastifyRequest, siteId?: unknown): Promise<SiteRow> {
    const siteIdInput = siteId ?? request.headers['x-site-id'];
    const id = Number(siteIdInput);
    return siteIdInput !== undefined &&
      siteIdInput !== null &&
      Number.isSafeInteger(id) &&
      id <= 2_147_483_647
      ? this.findById(id)
      : this.findByHost(request.hostname, request);
  }
}

import type { FastifyRequest } from 'fastify';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { siteHosts, sites } from '../../db/tables/sites';
import type { ApiConfig } from '../api-config';
import { ApiError } from '../http/api-error';

export type SiteRow = typeof sites.$inferSelect;

/** The row of hosts that are nobody's own, and its counterpart for requests that arrive on the invest port. */
const ANY_HOST = '*';
const ANY_HOST_INVEST = '*:invest';

/** Finds the site of a host. */
export class Sites {
  constructor(
    private readonly db: Database,
    private readonly config: ApiConfig,
  ) {}

  /** The site of `host` for a request; a host without a row of its own goes by the port the request came in on. */
  async ofHost(host: string, request: FastifyRequest): Promise<SiteRow> {
    const anyHost = request.socket.localPort === this.config.investPort ? ANY_HOST_INVEST : ANY_HOST;
    const name = host.toLowerCase().replace(/\.$/, '');
    const found = await this.db
      .select({ host: siteHosts.host, site: sites })
      .from(siteHosts)
      .innerJoin(sites, eq(sites.siteId, siteHosts.siteId))
      .where(inArray(siteHosts.host, [name, anyHost]));
    const row = found.find((candidate) => candidate.host === name) ?? found[0];
    if (!row) throw new ApiError('notFound');
    return row.site;
  }

  /** Whether a site answers under this very host name. */
  async isOwnHost(host: string): Promise<boolean> {
    const rows = await this.db.select().from(siteHosts).where(eq(siteHosts.host, host.toLowerCase()));
    return rows.length > 0;
  }

  /** A site by its id; throws `notFound`. */
  async byId(siteId: number): Promise<SiteRow> {
    const [site] = await this.db.select().from(sites).where(eq(sites.siteId, siteId));
    if (!site) throw new ApiError('notFound');
    return site;
  }

  /** The site that an X-Site-Id header or a form names, else the one of the request's host. */
  async ofRequest(request: FastifyRequest, siteId?: unknown): Promise<SiteRow> {
    const named = siteId ?? request.headers['x-site-id'];
    const wanted = Number(named);
    return named !== undefined && named !== null && Number.isSafeInteger(wanted) && wanted <= 2_147_483_647
      ? this.byId(wanted)
      : this.ofHost(request.hostname, request);
  }
}

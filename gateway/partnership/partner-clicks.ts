import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { readAffiliate } from '../../src/domain/marketing/affiliate';
import { inTransaction, type Database } from '../db/open-database';
import { partnerClicks } from '../db/tables/partner-clicks';
import { deviceOf } from '../kernel/device';
import { networkOf } from '../kernel/network';
import { QUOTAS } from '../db/quotas.table';
import type { Quotas } from '../db/quotas';
import { DAY_SECONDS, dayOf, addSeconds, type Clock } from '../kernel/time';
import { placeOf } from '../site/place-of';
import type { PartnerLinks } from './partner-links';
import { subIdsOf } from './sub-ids';

/** Counted clicks of one network in a day (UTC). */
const CLICKS_OF_NETWORK = 20;

export interface Visit {
  /** The visitor's browser. */
  readonly marketingId: string;
  readonly uri: string;
  /** The company of the visited site. */
  readonly companyId: number;
  readonly request: FastifyRequest;
}

/** Clicks on referral links. */
export class PartnerClicks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly quotas: Quotas,
    private readonly links: PartnerLinks,
  ) {}

  /**
   * Records a visit whose address names an active link of the company; any other visit leaves nothing. Beyond a network's
   * clicks of the day a click is kept and does not count, and beyond its quota it is not kept.
   */
  async recordVisit({ companyId, marketingId, request, uri }: Visit): Promise<void> {
    const query = queryOf(uri);
    const affiliate = readAffiliate(query);
    const link = affiliate && (await this.links.findByAddress(affiliate, companyId));
    if (!link) return;
    const now = this.clock();
    const network = networkOf(request.ip);
    const country = (await placeOf(this.db, request.ip))?.code;
    await inTransaction(this.db, async (transaction) => {
      if (!(await this.quotas.hasRoom(transaction, QUOTAS.partnerClicks, network))) return;
      // Two tabs of one browser, or of one network, are counted one after another.
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtext('partner_clicks'), hashtext(${network}))`,
      );
      const ofNetwork = and(eq(partnerClicks.network, network), gte(partnerClicks.at, dayOf(now).begin));
      const ofBrowser = and(
        eq(partnerClicks.marketingId, marketingId),
        eq(partnerClicks.linkId, link.id),
        gt(partnerClicks.at, addSeconds(now, -DAY_SECONDS)),
      );
      const isFlood = (await transaction.$count(partnerClicks, ofNetwork)) >= CLICKS_OF_NETWORK;
      await transaction.insert(partnerClicks).values({
        linkId: link.id,
        marketingId,
        at: now,
        country: country ?? null,
        network,
        device: deviceOf(request.headers['user-agent'])?.kind ?? null,
        sub: subIdsOf(query),
        isUnique: (await transaction.$count(partnerClicks, ofBrowser)) === 0,
        refused: isFlood ? 'rate' : null,
      });
    });
  }
}

/** The query of an address, with its question mark. */
const queryOf = (uri: string): string => /^[^#?]*(\?[^#]*)/.exec(uri)?.[1] ?? '';

import { sql } from 'drizzle-orm';
import { SHOWN_TRADES, type CampaignBonus } from '../../src/domain/campaigns/bonus';
import type { Database } from '../db/database';
import { isoText } from '../db/iso-text';
import { rowsOf } from '../db/rows-of';

type Row = CampaignBonus & { readonly campaignId: number };

/** A client's bonuses by campaign, each with its newest deals. */
export async function readBonuses(
  db: Database,
  clientId: number,
): Promise<ReadonlyMap<number, CampaignBonus>> {
  const rows = await rowsOf<Row>(
    db,
    sql`select bonus.campaign_id as "campaignId", bonus.granted::text as granted, round(bonus."left", scale(bonus.granted))::text as "left",
        bonus.currency, bonus.unlocked::text as unlocked, bonus.needed_lots::text as "neededLots",
        (select coalesce(sum(lots), 0)::numeric(20, 2)::text from bonus_volume where bonus_id = bonus.id) as lots,
        ${isoText(sql`bonus.until`)} as until, bonus.state,
        (select coalesce(json_agg(trade order by trade."closedAt" desc, trade.ticket desc), '[]') from (
          select deal.ticket, deal.symbol, deal.side, volume.lots::text as lots,
            ${isoText(sql`deal.closed_at`)} as "closedAt"
          from bonus_volume volume join deals deal on deal.ticket = volume.ticket
          where volume.bonus_id = bonus.id order by deal.closed_at desc, deal.ticket desc limit ${SHOWN_TRADES}
        ) trade) as trades
      from bonuses bonus where bonus.client_id = ${clientId}`,
  );
  return new Map(rows.map(({ campaignId, ...bonus }) => [campaignId, bonus]));
}

import { and, desc, eq, sql } from 'drizzle-orm';
import { affiliateOf } from '../../src/domain/marketing/affiliate';
import type { Database } from '../db/open-database';
import { partnerClicks } from '../db/tables/partner-clicks';
import { referrals } from '../db/tables/partners';
import { rowsOf } from '../db/rows-of';
import { isLoopback } from '../../hosting/loopback';
import { networkOf } from '../kernel/network';
import { DAY_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { UUID } from '../kernel/uuid';
import type { ClientRow } from '../session/sessions';
import { newClientRef } from './link-codes';
import type { PartnerLinkRow, PartnerLinks } from './partner-links';
import { isSamePerson } from './same-person';

export type ReferralRow = typeof referrals.$inferSelect;

/** Days for which a click on a link refers its visitor. */
const CLICK_DAYS = 30;
/** Partners of a line at most. */
const MAX_LINE = 3;

/** The fields of a registration that identify the referrer. */
export interface ReferralFields {
  readonly referralCode?: string | null | undefined;
  readonly affid?: string | null | undefined;
  readonly cxd?: string | null | undefined;
  readonly marketingDataId?: string | null | undefined;
}

interface Source {
  readonly link: PartnerLinkRow;
  readonly via: ReferralRow['via'];
  readonly clickId: number | null;
}

/** Binds new clients to those who referred them. */
export class Referrals {
  constructor(
    private readonly clock: Clock,
    private readonly links: PartnerLinks,
  ) {}

  /**
   * Binds a client at the end of the registration: by the code that they typed, otherwise by the link that they followed.
   * A link that refers nobody (any more) binds to nobody.
   * @param network of the registration.
   */
  async bindClient(
    transaction: Database,
    client: ClientRow,
    fields: ReferralFields,
    network: string,
  ): Promise<void> {
    const source = await this.#findSource(transaction, client, fields);
    if (!source) return;
    const { clickId, link, via } = source;
    const line = await lineOf(transaction, link.clientId);
    const isSelf = await isSamePerson(transaction, client.id, line);
    const suspicion = isSelf ? null : await this.#suspicionOf(transaction, link.clientId, fields, network);
    await transaction.insert(referrals).values({
      clientId: client.id,
      partnerId: link.clientId,
      linkId: link.id,
      via,
      ref: await freeRef(transaction, line),
      clickId,
      boundAt: this.clock(),
      line,
      state: isSelf ? 'refused' : 'active',
      reason: isSelf ? 'self' : suspicion,
      programme: link.programme,
    });
  }

  async #findSource(
    transaction: Database,
    { companyId }: ClientRow,
    { affid, cxd, marketingDataId, referralCode }: ReferralFields,
  ): Promise<Source | undefined> {
    if (referralCode) {
      const link = await this.links.findByCode(referralCode, companyId, transaction);
      return link && { link, via: 'code', clickId: null };
    }
    const affiliate = affiliateOf({ affid: affid ?? '', cxd: cxd ?? '' });
    const link = affiliate && (await this.links.findByAddress(affiliate, companyId, transaction));
    if (!link) return undefined;
    const click = await findLastClick(transaction, link.id, marketingDataId);
    if (click && click.at < addSeconds(this.clock(), -CLICK_DAYS * DAY_SECONDS)) return undefined;
    return { link, via: 'link', clickId: click?.id ?? null };
  }

  /** Why a person has to look at a referral: the partner used the same network within a day, or the same browser. */
  async #suspicionOf(
    transaction: Database,
    partnerId: number,
    { marketingDataId }: ReferralFields,
    network: string,
  ): Promise<'network' | 'device' | null> {
    const since = addSeconds(this.clock(), -DAY_SECONDS).toISOString();
    const sessions = isLoopback(network)
      ? []
      : await rowsOf<{ ip: string }>(
          transaction,
          sql`select distinct ip from sessions where client_id = ${partnerId}
            and coalesce(last_seen_at, created_at) > ${since}::timestamptz`,
        );
    if (sessions.some(({ ip }) => networkOf(ip) === network)) return 'network';
    if (!marketingDataId || !UUID.test(marketingDataId)) return null;
    const [registration] = await rowsOf(
      transaction,
      sql`select 1 from registrations where client_id = ${partnerId} and form->>'marketingDataId' = ${marketingDataId} limit 1`,
    );
    return registration ? 'device' : null;
  }
}

/** A name that no other client of these partners has. */
async function freeRef(transaction: Database, line: readonly number[]): Promise<string> {
  for (;;) {
    const ref = newClientRef();
    const [sameRef] = await rowsOf(
      transaction,
      sql`select 1 from referrals where ref = ${ref} and line && ${`{${line.join()}}`}::text::integer[] limit 1`,
    );
    if (!sameRef) return ref;
  }
}

/** The partner and the partners above them, each of them once. */
async function lineOf(transaction: Database, partnerId: number): Promise<number[]> {
  const [upline] = await rowsOf<{ line: number[] }>(
    transaction,
    sql`select line from referrals where client_id = ${partnerId} and state = 'active'`,
  );
  return [...new Set([partnerId, ...(upline?.line ?? [])])].slice(0, MAX_LINE);
}

async function findLastClick(transaction: Database, linkId: number, marketingId: string | null | undefined) {
  if (!marketingId || !UUID.test(marketingId)) return undefined;
  const [click] = await transaction
    .select({ id: partnerClicks.id, at: partnerClicks.at })
    .from(partnerClicks)
    .where(and(eq(partnerClicks.linkId, linkId), eq(partnerClicks.marketingId, marketingId)))
    .orderBy(desc(partnerClicks.at))
    .limit(1);
  return click;
}

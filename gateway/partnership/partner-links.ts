import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { labelOf, looksLikeLabel } from '../../src/domain/kernel/label';
import type { Affiliate } from '../../src/domain/marketing/affiliate';
import { MAX_LINK_NAME_LENGTH } from '../../src/domain/partnership/partnership';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { partnerLinks } from '../db/tables/partners';
import { ApiError } from '../kernel/api-error';
import { assertDefined } from '../kernel/assert-defined';
import { QUOTAS } from '../db/quotas.table';
import type { Quotas } from '../db/quotas';
import type { Clock } from '../kernel/time';
import { lockClient } from '../session/credentials';
import { newLinkCode, newLinkCxd, readLinkCode } from './link-codes';

/**
 * A client's links refer others, unless the client is a partner who has not accepted the current agreement, or whose
 * partnership a person has paused or ended.
 */
function refersClients(at: Date): SQL {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`not exists (
    select from partner_schemes scheme left join partners agreement on agreement.client_id = ${clients.id}
    where scheme.company_id = ${clients.companyId} and scheme.programme = 'partner'
      and scheme.valid_from <= ${now} and (scheme.valid_until is null or scheme.valid_until > ${now})
      and (agreement.state in ('paused', 'ended') or ${clients.isIb} and agreement.agreement_version is distinct from scheme.version))`;
}

export type PartnerLinkRow = typeof partnerLinks.$inferSelect;

/** Referral links: who has which, and which one an address or a code names. */
export class PartnerLinks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly quotas: Quotas,
  ) {}

  /** Creates a new client's own link. */
  async createOwnLink(transaction: Database, clientId: number): Promise<void> {
    await this.#insertLink(transaction, clientId, null);
  }

  /**
   * Adds a link. A client without an active link gets one without a name; more links are for partners and have names.
   * @throws ApiError `forbidden` for another client, `invalid` without a name, `duplicate` for a name that looks like
   * that of another active link, `refused` beyond the quota.
   */
  addLink(clientId: number, input: string | null): Promise<PartnerLinkRow> {
    return inTransaction(this.db, async (transaction) => {
      const { isIb } = await lockClient(transaction, clientId);
      const activeLinks = await this.#activeLinksOf(transaction, clientId);
      if (activeLinks.length === 0 && input === null) return this.#insertLink(transaction, clientId, null);
      if (!isIb) throw new ApiError('forbidden');
      return this.#insertLink(transaction, clientId, readNewName(input, activeLinks));
    });
  }

  /** Throws as `addLink` does, and `notFound`. The client's own link has no name. */
  renameLink(clientId: number, id: number, input: string): Promise<void> {
    return inTransaction(this.db, async (transaction) => {
      await lockClient(transaction, clientId);
      const activeLinks = await this.#activeLinksOf(transaction, clientId);
      const link = activeLinks.find((row) => row.id === id);
      if (!link) throw new ApiError('notFound');
      if (link.name === null) throw new ApiError('forbidden');
      const name = readNewName(
        input,
        activeLinks.filter((row) => row.id !== id),
      );
      await transaction.update(partnerLinks).set({ name }).where(eq(partnerLinks.id, id));
    });
  }

  /**
   * Archives a link, which refers nobody any more. Archiving it again succeeds. Throws `notFound`, and `refused` for the
   * client's last active link.
   */
  archiveLink(clientId: number, id: number): Promise<void> {
    return inTransaction(this.db, async (transaction) => {
      await lockClient(transaction, clientId);
      const isOwnLink = and(eq(partnerLinks.clientId, clientId), eq(partnerLinks.id, id));
      const [link] = await transaction.select().from(partnerLinks).where(isOwnLink);
      if (!link) throw new ApiError('notFound');
      if (link.archivedAt !== null) return;
      if ((await this.#activeLinksOf(transaction, clientId)).length === 1) throw new ApiError('refused');
      await transaction.update(partnerLinks).set({ archivedAt: this.clock() }).where(isOwnLink);
    });
  }

  /** The active link that both parts of an address name, if its owner refers clients of the company. */
  findByAddress(
    { affid, cxd }: Affiliate,
    companyId: number,
    db = this.db,
  ): Promise<PartnerLinkRow | undefined> {
    const isOld = and(eq(partnerLinks.oldCode, affid), eq(sql`${partnerLinks.id}::text`, cxd));
    return this.#findActive(
      db,
      or(and(eq(partnerLinks.code, affid), eq(partnerLinks.cxd, cxd)), isOld),
      companyId,
    );
  }

  /** The active link of a code that somebody typed, if its owner refers clients of the company. */
  findByCode(typedCode: string, companyId: number, db = this.db): Promise<PartnerLinkRow | undefined> {
    const isOld = eq(partnerLinks.oldCode, typedCode.trim().toUpperCase());
    return this.#findActive(db, or(eq(partnerLinks.code, readLinkCode(typedCode)), isOld), companyId);
  }

  async #findActive(db: Database, names: ReturnType<typeof or>, companyId: number) {
    const [row] = await db
      .select({ link: partnerLinks })
      .from(partnerLinks)
      .innerJoin(clients, eq(clients.id, partnerLinks.clientId))
      .where(
        and(
          names,
          isNull(partnerLinks.archivedAt),
          eq(clients.companyId, companyId),
          refersClients(this.clock()),
        ),
      )
      .limit(1);
    return row?.link;
  }

  #activeLinksOf(transaction: Database, clientId: number): Promise<PartnerLinkRow[]> {
    return transaction
      .select()
      .from(partnerLinks)
      .where(and(eq(partnerLinks.clientId, clientId), isNull(partnerLinks.archivedAt)))
      .orderBy(asc(partnerLinks.id));
  }

  async #insertLink(transaction: Database, clientId: number, name: string | null): Promise<PartnerLinkRow> {
    const [link] = await transaction
      .insert(partnerLinks)
      .values({ clientId, code: newLinkCode(), cxd: newLinkCxd(), name, createdAt: this.clock() })
      .returning();
    await this.quotas.checkQuota(transaction, QUOTAS.partnerLinks, clientId);
    return assertDefined(link, 'the link');
  }
}

function readNewName(input: string | null, others: readonly PartnerLinkRow[]): string {
  const name = labelOf(input ?? '');
  if (name === '' || name.length > MAX_LINK_NAME_LENGTH) throw new ApiError('invalid');
  if (others.some((row) => row.name !== null && looksLikeLabel(row.name, name)))
    throw new ApiError('duplicate');
  return name;
}

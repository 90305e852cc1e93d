import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { clients } from '../db/tables/clients';
import { referrals } from '../db/tables/partners';
import { ApiError } from '../kernel/api-error';
import type { Clock } from '../kernel/time';
import { listIntroducerYears } from '../accounts/introducer-rewards';

/** Data of a client that a partner may see. */
type SeenData = 'email' | 'country' | 'dates' | 'deposit' | 'trades' | 'rewards';

/** In the form of `partner-clients` and `partner-rewards`. */
const SEEN_DATA: readonly SeenData[] = ['email', 'country', 'dates', 'deposit', 'trades', 'rewards'];
const SEEN_OF_HIDDEN: readonly SeenData[] = ['country', 'dates', 'rewards'];

/** The partner who referred a client, as the client sees them. */
export class Introducers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Null for a client without an introducer. Only a refused referral has a reason: a suspicion is visible to the reviewer
   * only.
   */
  async findIntroducer(clientId: number) {
    const [row] = await this.db
      .select({ referral: referrals, firstName: clients.firstName, lastName: clients.lastName })
      .from(referrals)
      .innerJoin(clients, eq(clients.id, referrals.partnerId))
      .where(eq(referrals.clientId, clientId));
    if (!row) return null;
    const { boundAt, hiddenAt, reason, state } = row.referral;
    return {
      name: shortNameOf(row.firstName, row.lastName),
      since: boundAt.toISOString(),
      state,
      reason: state === 'refused' && (reason === 'self' || reason === 'fraud') ? reason : null,
      sees: hiddenAt === null ? SEEN_DATA : SEEN_OF_HIDDEN,
      paid: await listIntroducerYears(this.db, clientId),
      hidden: hiddenAt !== null,
    };
  }

  /** Hides a client's trades from all partners of their line, or shows them again. */
  async setHidden(clientId: number, isHidden: boolean): Promise<void> {
    const now = this.clock().toISOString();
    const [referral] = await this.db
      .update(referrals)
      .set({ hiddenAt: isHidden ? sql`coalesce(${referrals.hiddenAt}, ${now}::timestamptz)` : null })
      .where(eq(referrals.clientId, clientId))
      .returning({ clientId: referrals.clientId });
    if (!referral) throw new ApiError('notFound');
  }
}

/** `Grace W.`: clients know who it is, without a stranger's full name. */
function shortNameOf(firstName: string, lastName: string | null): string {
  const [letter] = lastName ?? '';
  return letter === undefined ? firstName : `${firstName} ${letter}.`;
}

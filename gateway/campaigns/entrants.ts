import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { CampaignReason } from '../../src/domain/campaigns/campaign';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { CampaignRules } from '../db/tables/campaigns';
import { COPY_ACCOUNT_TYPE } from '../accounts/account-rules.table';
import { levelOf } from '../documents/client-level';
import type { ClientRow } from '../session/sessions';
import { accountsWithFigures } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { moneyDigits } from '../market/money-digits';
import type { CampaignRow } from './campaign-texts';

/** An active live account; its equity is null until the trading server has reported on it. */
export interface EntrantAccount {
  readonly login: number;
  readonly name: string;
  readonly accountType: string;
  readonly currency: string;
  readonly equity: string | null;
}

/** A client who may want to take part, as the rules see them. */
export interface Entrant {
  readonly country: string | null;
  readonly isIb: boolean;
  readonly isVerified: boolean;
  readonly accounts: readonly EntrantAccount[];
  /** The instant of all this. */
  readonly now: Date;
}

type EntrantClient = Pick<ClientRow, 'country' | 'id' | 'isIb' | 'isProfessional'>;

export async function readEntrant(db: Database, client: EntrantClient, now: Date): Promise<Entrant> {
  const { country, id, isIb } = client;
  const level = await levelOf(db, client, now);
  const isOwn = sql`a.client_id = ${id} and a.kind = 'live' and a.status = 'active'
    and a.account_type <> ${COPY_ACCOUNT_TYPE}`;
  const accounts = await rowsOf<EntrantAccount>(
    db,
    sql`select login, coalesce(nickname, name) as name, account_type as "accountType", currency, equity::text as equity
      from ${accountsWithFigures(isOwn, boardAt(now))} as own order by opened_at, login`,
  );
  return { country, isIb, isVerified: level === 'verified' || level === 'professional', accounts, now };
}

/**
 * The reasons that no account of the client can change. A campaign of kind `notice` is only a message: it cannot be
 * joined.
 */
export function reasonsOfClient(
  { endsAt, kind, rules }: Pick<CampaignRow, 'endsAt' | 'kind' | 'rules'>,
  { accounts, country, isIb, isVerified, now }: Entrant,
  members: number,
): CampaignReason[] {
  const isElsewhere = rules.countries !== undefined && !rules.countries.includes(country ?? '');
  const reasons: readonly (readonly [CampaignReason, boolean])[] = [
    ['closed', kind === 'notice' || now >= endsAt],
    ['live-account', accounts.length === 0],
    ['verified', rules.isVerified === true && !isVerified],
    ['residence', isElsewhere],
    ['partner', rules.isWithoutPartners === true && isIb],
    ['full', rules.places !== undefined && members >= rules.places],
  ];
  return reasons.flatMap(([reason, stands]) => (stands ? [reason] : []));
}

/** The reasons of one account; `enteredLogin` is the account with which the client has joined before. */
export function reasonsOfAccount(
  { currency, rules }: Pick<CampaignRow, 'currency' | 'rules'>,
  account: EntrantAccount,
  enteredLogin: number | null,
): CampaignReason[] {
  if (currency !== null && account.currency !== currency) return ['account-currency'];
  if (rules.accountType !== undefined && account.accountType !== rules.accountType) return ['account-type'];
  if (enteredLogin !== null && enteredLogin !== account.login) return ['other-account'];
  return missingTo(rules, account) === null ? [] : ['minimum'];
}

/** The money that an account lacks to the minimum; null if it has enough. Who has joined before keeps their base. */
export function missingTo(
  { minimum }: CampaignRules,
  { currency, equity }: Pick<EntrantAccount, 'currency' | 'equity'>,
): string | null {
  if (minimum === undefined) return null;
  const missing = Big(minimum).minus(equity ?? 0);
  return missing.gt(0) ? missing.toFixed(moneyDigits(currency)) : null;
}

/**
 * Every reason of a client; those of the accounts only if none may be entered, and then only those of the account closest
 * to the goal.
 */
export function reasonsOf(
  campaign: Pick<CampaignRow, 'currency' | 'endsAt' | 'kind' | 'rules'>,
  entrant: Entrant,
  members: number,
  enteredLogin: number | null,
): CampaignReason[] {
  const ofAccounts = entrant.accounts.map((account) => reasonsOfAccount(campaign, account, enteredLogin));
  const nearest = NEAREST_FIRST.find((reason) => ofAccounts.some(([first]) => first === reason));
  const ofBest = ofAccounts.some((reasons) => reasons.length === 0) || nearest === undefined ? [] : [nearest];
  return [...reasonsOfClient(campaign, entrant, members), ...ofBest];
}

const NEAREST_FIRST = ['minimum', 'other-account', 'account-type', 'account-currency'] as const;

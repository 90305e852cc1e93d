import { eq, sql } from 'drizzle-orm';
import { COMPANY_IDS } from '../../src/domain/site/company';
import { closePriceAt, openPriceAt } from '../trading/prices';
import { assertDefined } from '../kernel/assert-defined';
import { seededRandom } from '../market/seeded-random';
import { postEntries, type Entry } from '../ledger/ledger';
import { approveDueRewards } from '../partnership/approve-due-rewards';
import { findCpaScheme } from '../partnership/cpa/cpa-scheme';
import { writeAgreement } from '../partnership/partner-agreement';
import { rewardDeal } from '../partnership/reward-deal';
import { settleCpa } from '../partnership/cpa/settle-cpa';
import type { BrandNameOf } from '../site/served-companies';
import { closingEntry } from '../ledger/closing-entry';
import type { Database } from '../db/open-database';
import { accountAccess } from '../db/tables/account-access';
import { accounts } from '../db/tables/accounts';
import { clients } from '../db/tables/clients';
import { partners } from '../db/tables/partner-applications';
import { partnerClickDays } from '../db/tables/partner-clicks';
import { partnerLinks, partnerSchemes, referrals } from '../db/tables/partners';
import { accountRow } from './account-row';
import { insertDeals } from './insert-deals';
import { nextOpenInstant, whileOpen } from './sample-trades';
import { CLICK_DAYS, SEED_LINKS, SEED_REFERRED, type ReferredRow } from './partners.table';
import type { DaysFromNow, IdsByEmail } from './seed-clients';
import { SITE_IDS } from './sites.table';
import { instrumentOf } from '../market/market';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days before the seed day on which the partners accepted the agreement. */
const AGREED_DAYS = 40;
const FIRST_LOGIN = 64_200_001;
/** Below the tickets of all other seeded trades. */
const FIRST_TICKET = 4_300_001;
const CULTURES: Readonly<Record<string, string>> = { bank: 'de-DE', invest: 'id-ID', international: 'en-US' };
const SYMBOLS = ['EURUSD', 'GBPUSD', 'XAUUSD', 'US500'] as const;
/** Lots of a trade; of metals and indices fewer, since theirs are larger. */
const LOTS = ['1.00', '0.75', '0.30', '0.50'] as const;

type AccountPasswords = Pick<typeof accountAccess.$inferInsert, 'tradingHash' | 'readOnlyHash'>;

interface Referred extends ReferredRow {
  readonly id: number;
  readonly login: number;
}

/**
 * Seeds links with their clicks, and the clients whom they referred: their deposits, and their trades, which reward
 * partners like any other trade.
 */
export async function seedPartners(
  db: Database,
  idOf: IdsByEmail,
  daysFromNow: DaysFromNow,
  brandNameOf: BrandNameOf,
  passwords: AccountPasswords,
): Promise<void> {
  const people = await insertPeople(db, daysFromNow);
  const findId = (email: string) => people.find((person) => person.email === email)?.id ?? idOf(email);
  const links = await seedLinks(db, findId, daysFromNow);
  await insertReferrals(db, people, links, daysFromNow);
  await seedAgreements(db, daysFromNow);
  const payers = people.filter(({ deposit }) => deposit !== null);
  await insertAccounts(db, payers, daysFromNow, brandNameOf, passwords);
  const trades = payers
    .flatMap((person) => tradesOf(person, daysFromNow(0).getTime()))
    .sort((a, b) => a.closedAt.getTime() - b.closedAt.getTime())
    .map((trade, index) => ({ ...trade, ticket: FIRST_TICKET + index }));
  const currencies = new Map(payers.map((person) => [person.login, currencyOf(person)]));
  const currencyOfDeal = ({ login }: { login: number }) =>
    assertDefined(currencies.get(login), `account ${login}`);
  const closedDeals = await insertDeals(db, trades, currencies);
  await postEntries(db, [
    ...payers.flatMap((person) => depositOf(person, daysFromNow)),
    ...closedDeals.map((deal) => closingEntry(deal, currencyOfDeal(deal))),
  ]);
  // Without statistics, each of the rewards' queries reads whole tables.
  await db.execute(
    sql`analyze accounts, ledger_accounts, ledger_entries, postings, deals, positions, referrals, clients`,
  );
  for (const deal of closedDeals) await rewardDeal(db, deal, currencyOfDeal(deal));
  const now = daysFromNow(0);
  await settleCpa(db, now);
  await approveDueRewards(db, () => now);
}

async function insertPeople(db: Database, daysFromNow: DaysFromNow): Promise<Referred[]> {
  const rows = await db
    .insert(clients)
    .values(
      SEED_REFERRED.map(({ country, daysAgo, email, extra, firstName, lastName, site }) => ({
        email,
        firstName,
        lastName,
        country,
        companyId: COMPANY_IDS[site],
        siteId: SITE_IDS[site],
        passwordHash: '',
        culture: CULTURES[site] ?? 'en-US',
        isIb: extra.isIb ?? false,
        createdAt: daysFromNow(-daysAgo),
        emailProvedAt: daysFromNow(-daysAgo),
      })),
    )
    .returning({ id: clients.id, email: clients.email });
  const ids = new Map(rows.map(({ email, id }) => [email, id]));
  return SEED_REFERRED.map((row, index) => ({
    ...row,
    id: assertDefined(ids.get(row.email), row.email),
    login: FIRST_LOGIN + index,
  }));
}

/** Links, and their clicks by day. */
async function seedLinks(db: Database, idOf: IdsByEmail, daysFromNow: DaysFromNow) {
  const links = await db
    .insert(partnerLinks)
    .values(
      SEED_LINKS.map(({ clicks: _clicks, email, uniques: _uniques, ...link }) => ({
        ...link,
        clientId: idOf(email),
        createdAt: daysFromNow(-365),
      })),
    )
    .returning({
      id: partnerLinks.id,
      code: partnerLinks.code,
      clientId: partnerLinks.clientId,
      programme: partnerLinks.programme,
    });
  const byCode = new Map(links.map((link) => [link.code, link]));
  const clickDays = SEED_LINKS.flatMap(({ clicks, code, uniques }) =>
    Array.from({ length: CLICK_DAYS }, (_, index) => ({
      linkId: byCode.get(code)?.id ?? 0,
      day: daysFromNow(index - CLICK_DAYS)
        .toISOString()
        .slice(0, 'yyyy-mm-dd'.length),
      clicks: partOf(clicks, index),
      uniques: partOf(uniques, index),
    })).filter((row) => row.clicks > 0),
  );
  await db.insert(partnerClickDays).values(clickDays);
  return byCode;
}

/** The part of a count that belongs to one of the days. */
const partOf = (count: number, index: number): number =>
  Math.floor((count * (index + 1)) / CLICK_DAYS) - Math.floor((count * index) / CLICK_DAYS);

async function insertReferrals(
  db: Database,
  people: readonly Referred[],
  links: Awaited<ReturnType<typeof seedLinks>>,
  daysFromNow: DaysFromNow,
): Promise<void> {
  const lines = new Map<number, readonly number[]>();
  const rows = people.map(({ code, daysAgo, extra, id, ref }) => {
    const link = assertDefined(links.get(code), code);
    const line = [link.clientId, ...(lines.get(link.clientId) ?? [])];
    lines.set(id, line);
    return {
      clientId: id,
      partnerId: link.clientId,
      linkId: link.id,
      via: extra.via ?? ('link' as const),
      ref,
      boundAt: daysFromNow(-daysAgo),
      line,
      state: extra.isRefused ? ('refused' as const) : ('active' as const),
      reason: extra.isRefused ? ('self' as const) : null,
      hiddenAt: extra.isHidden ? daysFromNow(1 - daysAgo) : null,
      programme: link.programme,
    };
  });
  await db.insert(referrals).values(rows);
}

/** Every seeded partner of a company with partners has accepted its agreement. */
async function seedAgreements(db: Database, daysFromNow: DaysFromNow): Promise<void> {
  const ibs = await db.select().from(clients).where(eq(clients.isIb, true));
  const schemes = await db.select().from(partnerSchemes).where(eq(partnerSchemes.programme, 'partner'));
  const rows: (typeof partners.$inferInsert)[] = [];
  for (const { companyId, createdAt, culture, id } of ibs) {
    const scheme = schemes.find((row) => row.companyId === companyId);
    if (!scheme) continue;
    const agreedAt = daysFromNow(-AGREED_DAYS);
    const { sha256, version } = writeAgreement(scheme, culture, await findCpaScheme(db, id, agreedAt));
    const [referral] = await db.select().from(referrals).where(eq(referrals.clientId, id));
    rows.push({
      clientId: id,
      state: 'active',
      number: 1,
      appliedAt: createdAt,
      decidedAt: createdAt,
      agreedAt,
      agreementVersion: version,
      agreementSha256: sha256,
      parentId: referral?.partnerId ?? null,
    });
  }
  await db.insert(partners).values(rows);
}

async function insertAccounts(
  db: Database,
  people: readonly Referred[],
  daysFromNow: DaysFromNow,
  brandNameOf: BrandNameOf,
  passwords: AccountPasswords,
): Promise<void> {
  const rows = people.map(({ daysAgo, deposit, id, login, site }) =>
    accountRow(
      id,
      {
        login,
        platform: 'MT5',
        kind: 'live',
        name: 'Trading',
        currency: currencyOf({ deposit }),
        leverage: 100,
        age: daysAgo,
        figures: { balance: '0', credit: '0', floatingPl: '0', margin: '0' },
      },
      brandNameOf(COMPANY_IDS[site]),
      daysFromNow,
    ),
  );
  await db.insert(accounts).values(rows);
  await db
    .insert(accountAccess)
    .values(people.map(({ id, login }) => ({ ...passwords, login, clientId: id })));
}

const currencyOf = ({ deposit }: Pick<ReferredRow, 'deposit'>): string => deposit?.[1] ?? '';

/** A payment into the account on the day after the registration. */
function depositOf(person: Referred, daysFromNow: DaysFromNow): Entry[] {
  if (!person.deposit) return [];
  const [amount, currency] = person.deposit;
  return [
    {
      kind: 'deposit',
      at: new Date(daysFromNow(1 - person.daysAgo).getTime() + ((person.login % 9) + 5) * 60 * MINUTE),
      method: 'card',
      counterpart: '•••• 0917',
      postings: [
        { account: { kind: 'client', login: person.login, currency }, amount },
        { account: { kind: 'clearing', currency }, amount: `-${amount}` },
      ],
    },
  ];
}

/** Small trades, spread over the days since the deposit; the third is shorter than a reward needs. */
function tradesOf(person: Referred, now: number) {
  const random = seededRandom(person.login);
  const span = (person.daysAgo - 3) * DAY;
  return Array.from({ length: person.trades }, (_, index) => {
    const choice = Math.floor(random() * SYMBOLS.length);
    const symbol = SYMBOLS[choice] ?? 'EURUSD';
    const instrument = instrumentOf(symbol);
    const side = random() < 0.5 ? ('buy' as const) : ('sell' as const);
    const begin =
      now - span + Math.floor(((index + random() * 0.8) * span) / person.trades / MINUTE) * MINUTE;
    const openedAt = nextOpenInstant(symbol, begin);
    const minutes = index === 2 ? 1 : 30 + Math.floor(random() * 400);
    const closedAt = whileOpen(symbol, openedAt.getTime() + minutes * MINUTE);
    return {
      login: person.login,
      symbol,
      side,
      lots: LOTS[choice] ?? '1.00',
      openPrice: openPriceAt(instrument, side, openedAt),
      openedAt,
      closePrice: closePriceAt(instrument, side, closedAt),
      closedAt,
      closedBy: 'client' as const,
      cause: null,
      origin: 'client' as const,
    };
  }).filter(({ closedAt, openedAt }) => openedAt < closedAt && closedAt.getTime() < now);
}

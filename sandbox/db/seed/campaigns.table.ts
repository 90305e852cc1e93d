import { COMPANY_IDS } from '../../../src/domain/company';
import type { campaigns } from '../tables/campaigns';
import type { DaysFromNow } from './seed-clients';

const TERMS =
  'One entry for each client. The return is that of closed positions only; positions held for less than two minutes do not count. Prizes are paid within five working days of the end.';

/** Campaigns that have ended, are running, or can be joined before they start. */
export function campaignsFrom(daysFromNow: DaysFromNow): (typeof campaigns.$inferInsert)[] {
  const period = (join: number, start: number, end: number) => ({
    joinFrom: daysFromNow(join),
    startsAt: daysFromNow(start),
    endsAt: daysFromNow(end),
  });
  const { international, invest } = COMPANY_IDS;
  return [
    { companyId: international, title: 'Autumn trading contest', contentText: 'Two hundred prizes for the best return on a live account of at least USD 500.', reward: 'USD 50,000 in prizes', terms: TERMS, needsLiveAccount: true, ...period(-20, -14, 23) },
    { companyId: international, title: 'First copy without a performance fee', contentText: 'Copy a strategy and pay no performance fee for the first month.', reward: 'No performance fee for 30 days', terms: 'For the first strategy that a client copies. The fee of the provider applies again from day 31.', needsLiveAccount: true, ...period(-40, -35, 9) },
    { companyId: international, title: 'Gold spread week', contentText: 'Gold trades at half its usual spread for a week.', reward: 'Half the spread on XAUUSD', terms: 'Applies to all account types, from Monday 00:00 to Friday 21:00 UTC.', needsLiveAccount: false, ...period(-2, 16, 21) },
    { companyId: international, title: 'Summer demo league', contentText: 'The league on demo accounts for clients who are new to index trading.', reward: 'A funded account of USD 1,000', terms: TERMS, needsLiveAccount: false, ...period(-130, -120, -60) },
    { companyId: invest, title: 'Kompetisi emas', contentText: 'Hadiah untuk imbal hasil terbaik di rekening riil selama satu bulan.', reward: 'Total hadiah IDR 250.000.000', terms: 'Satu nasabah satu peserta. Hanya posisi yang sudah ditutup yang dihitung.', needsLiveAccount: true, ...period(-12, -7, 24) },
    { companyId: invest, title: 'Bebas komisi indeks', contentText: 'Perdagangan indeks tanpa komisi untuk nasabah baru.', reward: 'Tanpa komisi selama 14 hari', terms: 'Berlaku sejak hari pertama transaksi.', needsLiveAccount: false, ...period(3, 10, 45) },
  ];
}

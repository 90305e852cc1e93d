import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { campaigns } from '../../db/tables/campaigns';
import { BONUS_TEXTS, BONUS_TRANSLATIONS } from './bonus-texts.table';
import { CAMPAIGN_TEXTS } from './campaign-texts.table';
import type { DaysFromNow } from '../seed-clients';

type Row = typeof campaigns.$inferInsert;

const MAJORS = ['EURUSD', 'GBPUSD', 'XAUUSD', 'US500'];

/** Contests that have ended, are running, or can be joined before they start, running campaigns that bear costs, and a bonus. */
export function campaignsFrom(daysFromNow: DaysFromNow): Row[] {
  const period = (join: number, start: number, end: number) => ({
    joinFrom: daysFromNow(join),
    startsAt: daysFromNow(start),
    endsAt: daysFromNow(end),
  });
  const { autumn, gold, indices, october, rebate, waiver, waiverOfInvest } = CAMPAIGN_TEXTS;
  const { international: companyId, invest } = COMPANY_IDS;
  const contest = { kind: 'contest' as const, currency: 'USD', priority: 2 };
  return [
    { ...contest, ...autumn, companyId, rules: { minimum: '500', isVerified: true, isWithoutPartners: true, seconds: 120, symbols: MAJORS }, prizes: ['1000', '500', '250'], ...period(-20, -14, 23) },
    { ...contest, ...indices, companyId, rules: { minimum: '500', isVerified: true, isWithoutPartners: true, seconds: 120, symbols: ['US500', 'DE40'] }, prizes: ['800', '400'], ...period(-2, 16, 45) },
    { ...contest, ...october, companyId, rules: { minimum: '500', seconds: 120, symbols: MAJORS }, prizes: ['600', '300'], ...period(-45, -32, -15) },
    { ...contest, ...gold, companyId: invest, currency: 'IDR', rules: { minimum: '5000000', isVerified: true, seconds: 120, symbols: ['XAUUSD'] }, prizes: ['15000000', '7500000', '3000000'], ...period(-12, -7, 24) },
    { kind: 'feeWaiver', ...waiverOfInvest, companyId: invest, currency: 'IDR', priority: 1, rules: { accountType: 'Raw', isVerified: true, share: '100', symbols: ['XAUUSD', 'XAGUSD'] }, ...period(-6, -5, 32) },
    { kind: 'feeWaiver', ...waiver, companyId, currency: 'USD', rules: { accountType: 'Raw', isVerified: true, isWithoutPartners: true, share: '100', symbols: ['UKOIL', 'XAUUSD'] }, ...period(-6, -5, 32) },
    { kind: 'spreadRebate', ...rebate, companyId, currency: 'USD', priority: 1, rules: { isVerified: true, isWithoutPartners: true, share: '25', symbols: MAJORS }, ...period(-9, -8, 29) },
    { companyId, kind: 'bonus', currency: 'USD', ...BONUS_TEXTS, translated: BONUS_TRANSLATIONS, rules: { isVerified: true, isWithoutPartners: true, bonus: { rate: '20', cap: '100', deposit: '100', perLot: '10', days: 60 } }, ...period(-8, -8, 52) },
  ];
}

import Big from 'big.js';
import {
  CAMPAIGN_RULES,
  isBenefitKind,
  type BenefitKind,
  type CampaignRule,
  type CampaignRuleKey,
} from '../../src/domain/campaigns/campaign';
import type { CampaignBonus } from '../../src/domain/campaigns/bonus';
import type { BonusRules } from '../db/tables/campaigns';
import type { CampaignRow } from './campaign-texts';
import type { Entrant, EntrantAccount } from './entrants';
import { missingTo } from './entrants';

const ruleOf = (
  key: CampaignRuleKey,
  value: string | null = null,
  own: string | null = null,
  holds: boolean | null = null,
): CampaignRule => ({ kind: CAMPAIGN_RULES[key], key, value, own, holds });

/**
 * The account that is closest to the rules: the entered one, otherwise the largest of the campaign's type and currency.
 */
function nearestAccount(
  { currency, rules: { accountType = '' } }: CampaignRow,
  { accounts }: Entrant,
  enteredLogin: number | null,
): EntrantAccount | undefined {
  return (
    accounts.find(({ login }) => login === enteredLogin) ??
    accounts
      .filter((account) => account.currency === currency)
      .toSorted(
        (a, b) =>
          Number(b.accountType === accountType) - Number(a.accountType === accountType) ||
          Big(b.equity ?? 0).cmp(a.equity ?? 0),
      )[0]
  );
}

const SHARE_RULES: Readonly<Record<BenefitKind, CampaignRuleKey>> = {
  feeWaiver: 'waived-commission',
  spreadRebate: 'rebated-spread',
};

/** The client's own part in a campaign. */
export interface OwnPart {
  readonly enteredLogin: number | null;
  /** The costs that the campaign has borne; null for who never joined. */
  readonly saved: string | null;
  readonly bonus: CampaignBonus | undefined;
}

/** Null while the lots can still be traded. */
const isUnlocked = (bonus: CampaignBonus | undefined): boolean | null =>
  bonus === undefined || bonus.state === 'active' ? null : bonus.state === 'unlocked';

/** The deposit, the lots (their own are those so far), the days, and what no lot counts without. */
function bonusRules({ days, deposit, perLot }: BonusRules, bonus: CampaignBonus | undefined): CampaignRule[] {
  return [
    ruleOf('deposit', deposit, null, bonus !== undefined),
    ruleOf('volume', perLot, bonus?.lots ?? null, isUnlocked(bonus)),
    ruleOf('days', String(days)),
    ruleOf('own-money'),
  ];
}

/** The rules of a campaign, each with the client's own progress. Trades that pass a filter are counted by their score. */
export function rulesOf(
  campaign: CampaignRow,
  entrant: Entrant,
  members: number,
  { bonus, enteredLogin, saved }: OwnPart,
): CampaignRule[] {
  const {
    accountType,
    bonus: terms,
    countries,
    isVerified,
    isWithoutPartners,
    minimum,
    places,
    seconds,
    share,
    symbols,
  } = campaign.rules;
  const { kind } = campaign;
  if (kind === 'notice') return [];
  const account = nearestAccount(campaign, entrant, enteredLogin);
  const hasMinimum = account !== undefined && missingTo(campaign.rules, account) === null;
  const rules: (CampaignRule | false)[] = [
    ruleOf('live-account', null, null, entrant.accounts.length > 0),
    minimum !== undefined &&
      ruleOf('minimum', minimum, account?.equity ?? null, enteredLogin !== null || hasMinimum),
    isVerified === true && ruleOf('verified', null, null, entrant.isVerified),
    countries !== undefined &&
      ruleOf('residence', countries.join(), entrant.country, countries.includes(entrant.country ?? '')),
    isWithoutPartners === true && ruleOf('partner', null, null, !entrant.isIb),
    places !== undefined &&
      ruleOf('places', String(places), String(members), enteredLogin !== null || members < places),
    accountType !== undefined &&
      ruleOf('account-type', accountType, account?.accountType ?? null, account?.accountType === accountType),
    isBenefitKind(kind) && share !== undefined && ruleOf(SHARE_RULES[kind], share, saved),
    kind !== 'bonus' && ruleOf(isBenefitKind(kind) ? 'within' : 'period'),
    kind !== 'bonus' && seconds !== undefined && ruleOf('seconds', String(seconds)),
    symbols !== undefined && ruleOf('symbols', symbols.join()),
    ...(terms ? bonusRules(terms, bonus) : []),
  ];
  return rules.filter((rule) => rule !== false);
}

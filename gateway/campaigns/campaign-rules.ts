import Big from 'big.js';
import { CAMPAIGN_RULES, type CampaignRule, type CampaignRuleKey } from '../../src/domain/campaigns/campaign';
import type { CampaignRow } from './campaign-texts';
import type { Entrant, EntrantAccount } from './entrants';
import { missingTo } from './entrants';

const ruleOf = (
  key: CampaignRuleKey,
  value: string | null = null,
  own: string | null = null,
  holds: boolean | null = null,
): CampaignRule => ({ kind: CAMPAIGN_RULES[key], key, value, own, holds });

/** The account that comes nearest to the minimum: the entered one, otherwise the largest in the campaign's currency. */
function nearestAccount(
  { currency }: CampaignRow,
  { accounts }: Entrant,
  enteredLogin: number | null,
): EntrantAccount | undefined {
  return (
    accounts.find(({ login }) => login === enteredLogin) ??
    accounts
      .filter((account) => account.currency === currency)
      .toSorted((a, b) => Big(b.equity ?? 0).cmp(a.equity ?? 0))[0]
  );
}

/** The rules of a campaign, each with the client's own progress. Trades that pass a filter are counted by their score. */
export function rulesOf(
  campaign: CampaignRow,
  entrant: Entrant,
  members: number,
  enteredLogin: number | null,
): CampaignRule[] {
  const { countries, isVerified, isWithoutPartners, minimum, places, seconds, symbols } = campaign.rules;
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
    campaign.kind === 'contest' && ruleOf('period'),
    seconds !== undefined && ruleOf('seconds', String(seconds)),
    symbols !== undefined && ruleOf('symbols', symbols.join()),
  ];
  return rules.filter((rule) => rule !== false);
}

import { Link } from 'react-router-dom';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import {
  CAMPAIGN_FIXES,
  FIX_OF_REASON,
  type Campaign,
  type CampaignReason,
} from '../../../domain/campaigns/campaign';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { useTranslation } from '../../i18n/texts';
import styles from './parts.module.css';

/** Every reason why the client may not join, each with the page that helps. */
export function CampaignReasons({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const { id, isEligible, joinedAt, kind, reasons, rules } = campaign;
  if (isEligible || joinedAt !== null || kind === 'notice') return null;
  const equity = rules.find(({ key }) => key === 'minimum')?.own ?? null;
  return (
    <div className={styles['reasons']} data-testid={`campaign-reason-${id}`}>
      {reasons.length === 0 ? (
        <p>{t('campaignList.reason.other')}</p>
      ) : (
        reasons.map((reason) => (
          <p key={reason}>
            <ReasonText campaign={campaign} reason={reason} equity={equity} />
          </p>
        ))
      )}
    </div>
  );
}

interface ReasonTextProps {
  campaign: Campaign;
  reason: CampaignReason;
  /** The equity of the account that the reason is about. */
  equity: string | null;
  login?: number;
}

/** A reason with its figures, and the link to the page that helps, if there is one. */
export function ReasonText({ campaign, equity, login, reason }: ReasonTextProps) {
  const { t } = useTranslation();
  const { currency, rules } = campaign;
  const minimum = rules.find(({ key }) => key === 'minimum')?.value ?? null;
  const fix = FIX_OF_REASON[reason];
  const account = login ?? campaign.accounts.find(({ reasons }) => reasons.includes('minimum'))?.login;
  const address =
    fix === 'deposit' && account !== undefined
      ? accountAddress(account, 'funds')
      : fix && CAMPAIGN_FIXES[fix];
  return (
    <>
      {reason === 'minimum' ? (
        <Sentence
          textKey="campaignList.reason.minimum"
          parts={{
            own: <Amount value={equity} currency={currency ?? ''} />,
            value: <Amount value={minimum} currency={currency ?? ''} />,
          }}
        />
      ) : (
        t(`campaignList.reason.${reason}`)
      )}{' '}
      {address !== null && <Link to={address}>{t(`campaignList.fix.${fix}`)}</Link>}
    </>
  );
}

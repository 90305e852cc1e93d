import { observer } from 'mobx-react-lite';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import sections from '../../components/page/page-sections.module.css';
import { useStore } from '../../hooks/use-store';
import { CampaignReward } from './campaign-reward';
import { Period } from './period';

/** A campaign in a few lines: period with time zone, text and reward. */
export const CampaignIntro = observer(function CampaignIntro({ campaign }: { campaign: Campaign }) {
  const { contentText, culture } = campaign;
  return (
    <>
      <Period campaign={campaign} phase={useStore(CampaignsStore).phaseOf(campaign)} />
      <LanguageMark culture={culture} />
      {contentText && (
        <p className={sections['text']}>
          <GatewayText culture={culture}>{contentText}</GatewayText>
        </p>
      )}
      <CampaignReward campaign={campaign} />
    </>
  );
});

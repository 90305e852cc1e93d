import type { Campaign } from '../../../domain/campaigns/campaign';
import { GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import styles from './parts.module.css';

/** The reward of a campaign. */
export function CampaignReward({ campaign: { culture, reward } }: { campaign: Campaign }) {
  if (!reward) return null;
  return (
    <p className={styles['reward']}>
      <Sentence
        textKey="campaignList.reward"
        parts={{
          reward: (
            <b>
              <GatewayText culture={culture}>{reward}</GatewayText>
            </b>
          ),
        }}
      />
    </p>
  );
}

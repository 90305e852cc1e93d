import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import type { Campaign, CampaignPhase } from '../../../domain/campaigns/campaign';
import { Chip } from '../../components/chip';
import { useTranslation } from '../../i18n/texts';

/** The phase of a campaign, and whether the client takes part. */
export function CampaignState({ campaign, phase }: { campaign: Campaign; phase: CampaignPhase }) {
  const { t } = useTranslation();
  return (
    <>
      <Chip tone={phase === 'ended' ? 'neutral' : 'info'}>{t(`campaignList.phase.${phase}`)}</Chip>
      {campaign.joinedAt !== null && (
        <Chip tone="success" icon={<CheckCircleOutlined />}>
          {t('campaignList.joined')}
        </Chip>
      )}
    </>
  );
}

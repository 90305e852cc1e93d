import { useTranslation } from 'react-i18next';
import type { Campaign, CampaignPhase } from '../../../domain/campaigns/campaign';
import { instantOf } from '../../../domain/instant';
import sections from '../../components/page-sections.module.css';
import { ZonedTime } from '../news/zoned-time';

/** From when to when, on the visitor's clock with its zone; from when one can join, where that is still to come. */
export function Period({ campaign, phase }: { campaign: Campaign; phase: CampaignPhase }) {
  const { t } = useTranslation();
  const [join, start, end] = [campaign.joinFrom, campaign.startsAt, campaign.endsAt].map(instantOf);
  return (
    <p className={sections['meta']}>
      {phase === 'upcoming' && typeof join === 'number' && (
        <>
          {t('campaignList.joinFrom')} <ZonedTime instant={join} />.{' '}
        </>
      )}
      {typeof start === 'number' && <ZonedTime instant={start} />} –{' '}
      {typeof end === 'number' && <ZonedTime instant={end} />}
    </p>
  );
}

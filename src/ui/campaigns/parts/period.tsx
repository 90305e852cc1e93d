import type { Campaign, CampaignPhase } from '../../../domain/campaigns/campaign';
import { instantOf } from '../../../domain/kernel/instant';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';

/** Start and end; before the start also the time from which clients can join. */
export function Period({ campaign, phase }: { campaign: Campaign; phase: CampaignPhase }) {
  const [join, start, end] = [campaign.joinFrom, campaign.startsAt, campaign.endsAt].map(instantOf);
  return (
    <p className={sections['meta']}>
      {phase === 'upcoming' && typeof join === 'number' && (
        <>
          <Sentence textKey="campaignList.joinFrom" parts={{ time: <Time instant={join} /> }} />{' '}
        </>
      )}
      {typeof start === 'number' && <Time instant={start} />} –{' '}
      {typeof end === 'number' && <Time instant={end} />}
    </p>
  );
}

import type { Campaign, CampaignPhase } from '../../../domain/campaigns/campaign';
import { instantOf } from '../../../domain/kernel/instant';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';

/** From when to when, on the visitor's clock with its zone; from when one can join, where that is still to come. */
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

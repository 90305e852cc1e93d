import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import { ContestStore } from '../../../application/campaigns/contest-store';
import { isScored, type Campaign } from '../../../domain/campaigns/campaign';
import { PageHead } from '../../components/page/page-head';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { CampaignReasons } from '../parts/campaign-reasons';
import { CampaignIntro } from '../parts/campaign-intro';
import { CampaignState } from '../parts/campaign-state';
import { BoardSection, FiguresSection, TradesSection } from '../contest/contest-section';
import { BonusSection } from '../bonus/bonus-section';
import { LeaveCampaignQuestion } from '../bonus/leave-campaign-question';
import { CampaignRules } from './campaign-rules';
import { CampaignTerms } from './campaign-terms';
import { JoinForm } from './join-form';
import { BackLink } from '../../components/page/back-link';
import styles from './page.module.css';

/** A campaign with its rules, the client's progress, and the way in and out. */
export const CampaignPage = observer(function CampaignPage({ id }: { id: number }) {
  const { t } = useTranslation();
  const store = useStore(CampaignsStore);
  useEffect(() => store.open(), [store]);
  return (
    <>
      <BackLink to="/campaigns" testId="campaign-back">
        {t('campaignList.title')}
      </BackLink>
      <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('campaignList.failed')}>
        {(campaigns) => {
          const campaign = campaigns.find((candidate) => candidate.id === id);
          return campaign ? <LoadedCampaign campaign={campaign} /> : <MissingCampaign />;
        }}
      </FreshPanel>
    </>
  );
});

function MissingCampaign() {
  const { t } = useTranslation();
  return (
    <EmptyNote
      title={t('campaignList.missing.title')}
      text={t('campaignList.missing.text')}
      testId="campaign-missing"
    >
      <Link to="/campaigns">{t('campaignList.title')}</Link>
    </EmptyNote>
  );
}

const LoadedCampaign = observer(function LoadedCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const store = useStore(CampaignsStore);
  const contests = useStore(ContestStore);
  const { bonus, id, joinedAt, kind, membership, title } = campaign;
  const isMember = membership !== null && isScored(kind);
  useEffect(() => contests.open({ id, kind }, isMember), [contests, id, kind, isMember, joinedAt]);
  const [isLeaveOpen, setLeaveOpen] = useState(false);
  const hasCredit = bonus?.state === 'active';
  const phase = store.phaseOf(campaign);
  const { isSending, problem } = store.submission;
  return (
    <div data-testid={`campaign-${id}`}>
      <PageHead
        title={title}
        note={<CampaignState campaign={campaign} phase={phase} />}
        actions={
          store.canLeave(campaign) && (
            <Button
              danger
              loading={isSending}
              data-testid="campaign-leave"
              onClick={() => (hasCredit ? setLeaveOpen(true) : void store.leave(campaign))}
            >
              {t('campaignList.leave')}
            </Button>
          )
        }
      />
      {hasCredit && isLeaveOpen && store.canLeave(campaign) && (
        <LeaveCampaignQuestion campaign={campaign} bonus={bonus} onClose={() => setLeaveOpen(false)} />
      )}
      <CampaignIntro campaign={campaign} />
      {problem && <FormProblemNotice problem={problem} />}
      {phase !== 'ended' && <CampaignReasons campaign={campaign} />}
      {store.canJoin(campaign) && <JoinForm campaign={campaign} />}
      {isMember && <FiguresSection campaign={campaign} />}
      {bonus && <BonusSection bonus={bonus} />}
      <div className={styles[kind === 'contest' ? 'board' : 'columns']}>
        {campaign.rules.length > 0 && <CampaignRules campaign={campaign} />}
        {kind === 'contest' && <BoardSection campaign={campaign} />}
        {campaign.terms !== null && <CampaignTerms campaign={campaign} />}
      </div>
      {isMember && <TradesSection campaign={campaign} />}
    </div>
  );
});

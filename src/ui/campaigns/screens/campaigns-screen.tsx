import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import { campaignIdOf } from '../../../domain/campaigns/campaign';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import styles from './campaign-row.module.css';
import { useStore } from '../../hooks/use-store';
import { CampaignPage } from '../page/campaign-page';
import { CampaignRow } from './campaign-row';
import { CampaignsSkeleton } from './campaigns-skeleton';

/** Campaigns of the client's company (V11), in UTC like contests; the address names the open one. */
export function Screen() {
  const [parameters] = useSearchParams();
  const id = campaignIdOf(parameters.get('campaign'));
  return (
    <PageZone value={BOOK_ZONE}>
      <div data-testid="screen-campaigns">
        {id === null ? <CampaignList /> : <CampaignPage key={id} id={id} />}
      </div>
    </PageZone>
  );
}

const CampaignList = observer(function CampaignList() {
  const { t } = useTranslation();
  const store = useStore(CampaignsStore);
  useEffect(() => store.open(), [store]);
  return (
    <>
      <PageHead title={t('campaignList.title')} />
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('campaignList.failed')}
        skeleton={<CampaignsSkeleton />}
      >
        {(campaigns) =>
          campaigns.length === 0 ? (
            <EmptyNote
              title={t('campaignList.empty.title')}
              text={t('campaignList.empty.text')}
              testId="campaigns-empty"
            >
              <Link to="/news">{t('menu.news')}</Link>
            </EmptyNote>
          ) : (
            <>
              {campaigns.length > 1 && (
                <p className={`${sections['meta']} ${styles['order']}`}>{t('campaignList.order')}</p>
              )}
              <ul className={sections['rows']}>
                {campaigns.map((campaign) => (
                  <CampaignRow key={campaign.id} campaign={campaign} />
                ))}
              </ul>
            </>
          )
        }
      </FreshPanel>
    </>
  );
});

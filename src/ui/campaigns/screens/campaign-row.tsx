import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import { campaignAddress, type Campaign } from '../../../domain/campaigns/campaign';
import { GatewayText } from '../../components/text/gateway-text';
import sections from '../../components/page/page-sections.module.css';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { CampaignReasons } from '../parts/campaign-reasons';
import { CampaignIntro } from '../parts/campaign-intro';
import { CampaignState } from '../parts/campaign-state';
import styles from './campaign-row.module.css';

/** A campaign: period with time zone, reward, and the client's participation; its title leads to its page. */
export const CampaignRow = observer(function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const store = useStore(CampaignsStore);
  const { id, culture, title } = campaign;
  const phase = store.phaseOf(campaign);
  return (
    <li className={sections['row']} data-testid={`campaign-${id}`}>
      <div className={sections['line']}>
        <h2 className={styles['title']}>
          <Link to={campaignAddress(id)}>
            <GatewayText culture={culture}>{title}</GatewayText>
          </Link>
        </h2>
        <CampaignState campaign={campaign} phase={phase} />
      </div>
      <CampaignIntro campaign={campaign} />
      {phase !== 'ended' && <CampaignReasons campaign={campaign} />}
      <p className={styles['more']}>
        <Link to={campaignAddress(id)} aria-label={t('campaignList.detailsOf', { title })}>
          {t('campaignList.details')}
        </Link>
      </p>
    </li>
  );
});

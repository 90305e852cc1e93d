import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import type { Campaign } from '../../../domain/campaigns/campaign';
import type { CampaignBonus } from '../../../domain/campaigns/bonus';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './bonus.module.css';

interface QuestionProps {
  campaign: Campaign;
  bonus: CampaignBonus;
  onClose: () => void;
}

/** A question before a client leaves, with the credit that they would lose. */
export const LeaveCampaignQuestion = observer(function LeaveCampaignQuestion({
  bonus,
  campaign,
  onClose,
}: QuestionProps) {
  const { t } = useTranslation();
  const store = useStore(CampaignsStore);
  return (
    <div className={styles['question']} role="group" data-testid="campaign-leave-question">
      <p>
        <Sentence
          textKey="campaignBonus.leave"
          parts={{ amount: <Amount value={bonus.left} currency={bonus.currency} /> }}
        />
      </p>
      <div className={styles['buttons']}>
        <Button autoFocus onClick={onClose}>
          {t('money.cancel')}
        </Button>
        <Button
          danger
          type="primary"
          loading={store.submission.isSending}
          data-testid="campaign-leave-confirm"
          onClick={() => void store.leave(campaign)}
        >
          {t('campaignList.leave')}
        </Button>
      </div>
    </div>
  );
});

import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { Chip } from '../../components/chip';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import styles from './campaign-row.module.css';
import { Period } from './period';

/** A campaign: period with time zone, reward, terms, and the client's participation. */
export const CampaignRow = observer(function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const store = useStore(CampaignsStore);
  const { id, culture, title, contentText, reward, terms, isEligible, joinedAt, reason } = campaign;
  const phase = store.phaseOf(campaign);
  const isOver = phase === 'ended';
  const { problem, isSending } = store.submission;
  return (
    <li className={sections['row']} data-testid={`campaign-${id}`}>
      <div className={styles['head']}>
        <div>
          <div className={sections['line']}>
            <h2 className={styles['title']}>
              <GatewayText culture={culture}>{title}</GatewayText>
            </h2>
            <Chip tone={isOver ? 'neutral' : 'info'}>{t(`campaignList.phase.${phase}`)}</Chip>
            {joinedAt !== null && (
              <Chip tone="success" icon={<CheckCircleOutlined />}>
                {t('campaignList.joined')}
              </Chip>
            )}
          </div>
          <Period campaign={campaign} phase={phase} />
          <LanguageMark culture={culture} />
        </div>
        {store.canJoin(campaign) && (
          <Button
            data-testid={`campaign-join-${id}`}
            aria-label={t('campaignList.joinTitle', { title })}
            loading={isSending && store.joiningId === id}
            onClick={() => void store.join(campaign)}
          >
            {t('campaignList.join')}
          </Button>
        )}
      </div>
      {contentText && (
        <p className={sections['text']}>
          <GatewayText culture={culture}>{contentText}</GatewayText>
        </p>
      )}
      {reward && (
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
      )}
      {!isEligible && !isOver && (
        <p className={styles['reason']} data-testid={`campaign-reason-${id}`}>
          {t(`campaignList.reason.${reason ?? 'other'}`, { defaultValue: t('campaignList.reason.other') })}
        </p>
      )}
      {terms && (
        <details className={styles['terms']}>
          <summary>
            {t('campaignList.terms')}
            <DownOutlined aria-hidden />
          </summary>
          <p>
            <GatewayText culture={culture}>{terms}</GatewayText>
          </p>
        </details>
      )}
      {problem && store.joiningId === id && <FormProblemNotice problem={problem} />}
    </li>
  );
});

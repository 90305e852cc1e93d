import { useState } from 'react';
import type { CheckedSlide } from '../../../application/campaigns/campaigns-carousel-store';
import { useTranslation } from '../../i18n/texts';
import styles from './campaign-carousel.module.css';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { ContentAnchor } from '../../components/text/content-anchor';

/** One campaign: its picture if that can be loaded, a text, and a link. */
export function CampaignSlideView({ slide }: { slide: CheckedSlide }) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const { image, culture, contentText, buttonText, link } = slide;
  return (
    <>
      {image !== null && !hasFailed && (
        <img
          className={styles['picture']}
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setHasFailed(true)}
        />
      )}
      {contentText !== '' && (
        <p>
          <GatewayText culture={culture}>{contentText}</GatewayText>
          <LanguageMark culture={culture} />
        </p>
      )}
      {link && (
        <ContentAnchor link={link} className={styles['link']}>
          {buttonText ? <GatewayText culture={culture}>{buttonText}</GatewayText> : t('campaigns.more')}
        </ContentAnchor>
      )}
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { RegionPopupStore } from '../../../application/campaigns/region-popup-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Banner, bannerAction } from '../../components/panels/banner';
import styles from './region-popup.module.css';
import { GatewayText, LanguageMark } from '../../components/text/gateway-text';
import { ContentAnchor } from '../../components/text/content-anchor';
import { useRailElement } from '../../hooks/use-rail';

/**
 * The regional announcement of a page (V1); its content is plain text (X1). It loads after the page, at the end of the
 * rail if there is one, else at the end of the page, so that it neither moves the list nor covers a button.
 */
export const RegionPopup = observer(function RegionPopup() {
  const { t } = useTranslation();
  const store = useStore(RegionPopupStore);
  useEffect(() => store.load(), [store]);
  const railElement = useRailElement();
  const { popup } = store;
  if (!popup) return null;
  const { culture, title, contentText, buttonText, link } = popup;
  const close = () => {
    store.close();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const announcement = (
    <div className={`${styles['popup']} ${railElement ? styles['inRail'] : ''}`}>
      <Banner
        tone="notice"
        testId="region-popup"
        title={<GatewayText culture={culture}>{title || contentText}</GatewayText>}
        onClose={close}
        action={
          link && (
            <ContentAnchor link={link} className={bannerAction}>
              {buttonText ? <GatewayText culture={culture}>{buttonText}</GatewayText> : t('regionPopup.more')}
            </ContentAnchor>
          )
        }
      >
        {title !== '' && <GatewayText culture={culture}>{contentText}</GatewayText>}
        <LanguageMark culture={culture} />
      </Banner>
    </div>
  );
  return railElement ? createPortal(announcement, railElement) : announcement;
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignsCarouselStore } from '../../application/stores/campaigns-carousel-store';
import { LayoutStore } from '../../application/stores/layout-store';
import { MenuStore } from '../../application/stores/menu-store';
import { useStore } from '../use-store';
import { deferred } from './deferred';
import { MenuList } from './menu-list';
import styles from './mobile-bar.module.css';

const CampaignCarousel = deferred(
  async () => (await import(/* webpackChunkName: "shell-carousel" */ './campaign-carousel')).CampaignCarousel,
);

/** The whole menu set as a sheet above the mobile bar; the page behind it does not scroll. */
export const MoreMenu = observer(function MoreMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { more } = useStore(MenuStore);
  const campaigns = useStore(CampaignsCarouselStore);
  const isOpen = (key: string) => layout.isOpen('more-menu', key);
  useEffect(() => campaigns.load(), [campaigns]);
  useEffect(() => {
    document.body.classList.add('held');
    return () => document.body.classList.remove('held');
  }, []);
  return (
    <>
      <div className={styles['scrim']} onClick={onClose} />
      <nav className={styles['sheet']} aria-label={t('shell.mainMenu')} data-testid="more-menu">
        <MenuList
          items={more}
          look="sheet"
          isOpen={isOpen}
          onToggle={(key) => layout.toggleSubmenu('more-menu', key)}
        />
        {campaigns.slides.length > 0 && !more.some(({ key }) => isOpen(key)) && <CampaignCarousel />}
      </nav>
    </>
  );
});

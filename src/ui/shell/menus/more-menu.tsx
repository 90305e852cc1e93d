import Drawer from 'antd/es/drawer';
import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import { CampaignsCarouselStore } from '../../../application/campaigns/campaigns-carousel-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { MenuStore } from '../../../application/access/menu-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { deferComponent } from '../../components/defer-component';
import { MenuList } from './menu-list';
import styles from '../bars/mobile-bar.module.css';

const CampaignCarousel = deferComponent(
  async () => (await import(/* webpackChunkName: "shell-carousel" */ './campaign-carousel')).CampaignCarousel,
);

/** Above the page, below the bars that stay usable. */
const SHEET_Z_INDEX = 24;

interface MoreMenuProps {
  /** The parent of the sheet in the document, after the button that opens it. */
  container: RefObject<HTMLElement | null>;
  /** Called on Esc, or a click outside the sheet. */
  onClose: (event: { type: string }) => void;
}

/** All menus as a sheet above the mobile bar. The page behind it does not scroll. */
export const MoreMenu = observer(function MoreMenu({ container, onClose }: MoreMenuProps) {
  const { t } = useTranslation();
  const campaigns = useStore(CampaignsCarouselStore);
  useEffect(() => campaigns.load(), [campaigns]);
  useEffect(() => {
    document.body.classList.add('scroll-locked');
    return () => document.body.classList.remove('scroll-locked');
  }, []);
  return (
    <Drawer
      open
      placement="bottom"
      size="auto"
      closable={false}
      zIndex={SHEET_Z_INDEX}
      focusable={{ trap: false }}
      aria-modal={false}
      aria-label={t('shell.mainMenu')}
      classNames={{
        wrapper: styles['sheet'] ?? '',
        section: styles['section'] ?? '',
        body: styles['entries'] ?? '',
      }}
      getContainer={() => container.current ?? document.body}
      onClose={onClose}
    >
      <Entries />
    </Drawer>
  );
});

const Entries = observer(function Entries() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { moreMenu } = useStore(MenuStore);
  const campaigns = useStore(CampaignsCarouselStore);
  const isOpen = (key: string) => layout.isOpen('more-menu', key);
  return (
    <nav aria-label={t('shell.mainMenu')} data-testid="more-menu">
      <MenuList
        items={moreMenu}
        layout="sheet"
        isOpen={isOpen}
        onToggle={(key) => layout.toggleSubmenu('more-menu', key)}
      />
      {campaigns.slides.length > 0 && !moreMenu.some(({ key }) => isOpen(key)) && <CampaignCarousel />}
    </nav>
  );
});

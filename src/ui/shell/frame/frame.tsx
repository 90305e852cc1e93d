import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { BoosterStore } from '../../../application/platform/booster-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { deferComponent } from '../../components/defer-component';
import { Floating } from '../../components/floating/popup';
import { Footer } from '../../components/page/footer';
import { MobileBar } from '../bars/mobile-bar';
import { OfflineBanner } from '../banners/offline-banner';
import { Reminders } from '../banners/reminders';
import styles from './shell.module.css';
import { Sidebar } from '../bars/sidebar';
import { TopBar } from '../bars/top-bar';
import { usePreload } from './use-preload';
import { useIsTerminalPage } from '../../hooks/use-is-terminal-page';
import { RAIL_ID, useHasRail } from '../../hooks/use-rail';
import { useReminders } from '../banners/use-reminders';
import { useRouteChange } from './use-route-change';
import { withTheme } from '../../theme/with-theme';

const ReassessmentPopup = deferComponent(
  withTheme(
    async () =>
      (await import(/* webpackChunkName: "shell-reassessment" */ '../banners/reassessment-popup'))
        .ReassessmentPopup,
  ),
);
const Rail = deferComponent(
  async () => (await import(/* webpackChunkName: "shell-rail" */ '../rail/rail')).Rail,
);
const BoosterModal = deferComponent(
  withTheme(
    async () => (await import(/* webpackChunkName: "shell-booster" */ '../menus/booster-modal')).BoosterModal,
  ),
);

/** Bars and menus around a page. Parts that the width or the embed mode hides are not in the document (D5). */
export const Frame = observer(function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const isPhone = useIsPhone();
  const booster = useStore(BoosterStore);
  const { popup } = useStore(ReminderStore);
  const hasReminders = useReminders();
  const hasRail = useHasRail();
  const isTerminalPage = useIsTerminalPage();
  const main = useRef<HTMLElement>(null);
  useRouteChange(main);
  useEffect(() => layout.scheduleSettled(), [layout]);
  usePreload(Floating);
  const focusContent = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const { isEmbedded, isCollapsed } = layout;
  const layoutClass = isEmbedded ? 'embedded' : isPhone ? 'phone' : isCollapsed ? 'folded' : '';
  const columnClass = isTerminalPage ? 'edgeless' : hasRail ? 'railed' : '';
  return (
    <div className={`${styles['shell']} ${styles[layoutClass] ?? ''}`}>
      {!isEmbedded && (
        <>
          <a className={styles['skip']} href="#content" onClick={focusContent}>
            {t('shell.skipToContent')}
          </a>
          <TopBar />
          {!isPhone && <Sidebar />}
        </>
      )}
      <div className={`${styles['column']} ${styles[columnClass] ?? ''}`}>
        <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
          {hasReminders && <Reminders />}
          <OfflineBanner />
          {children}
        </main>
        {hasRail && (
          <aside id={RAIL_ID} className={styles['rail']} aria-label={t('rail.label')} data-testid="rail">
            <Rail />
          </aside>
        )}
        {!isEmbedded && <Footer />}
      </div>
      {!isEmbedded && isPhone && <MobileBar />}
      {popup && <ReassessmentPopup key={popup.typeId} item={popup} />}
      {(booster.isRefused || booster.readyHref !== null) && <BoosterModal />}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ProfileStore } from '../../../application/profile/profile-store';
import { PROFILE_TABS, profileTabOf, type ProfileTab } from '../../../domain/profile/profile-tabs';
import { PageHead } from '../../components/page/page-head';
import { SectionNav } from '../../components/page/section-nav';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Preferences } from '../../notifications/parts/preferences';
import { Personal } from './personal';
import styles from './profile-screen.module.css';
import { Security } from './security';

const PAGES: Readonly<Record<ProfileTab, ComponentType>> = {
  personal: Personal,
  security: Security,
  notifications: Preferences,
};

/** The client's profile (V8). The address names the open tab (D9). */
export const Screen = observer(function ProfileScreen() {
  const { t } = useTranslation();
  const store = useStore(ProfileStore);
  const tab = profileTabOf(useSearchParams()[0].get('tab'));
  useEffect(() => store.open(), [store]);
  const TabPage = PAGES[tab];
  const sections = PROFILE_TABS.map((key) => ({ key, label: t(`profile.tab.${key}`), to: `?tab=${key}` }));
  return (
    <div data-testid="screen-profile">
      <PageHead
        title={t('profile.title')}
        actions={<Link to="/notifications">{t('profile.notifications')}</Link>}
      />
      <SectionNav isHorizontal label={t('profile.title')} sections={sections} current={tab} />
      <div className={styles['page']} data-testid={`profile-${tab}`}>
        <TabPage />
      </div>
    </div>
  );
});

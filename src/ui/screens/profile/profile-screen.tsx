import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ProfileStore } from '../../../application/stores/profile-store';
import { FreshPanel } from '../../components/fresh-panel';
import { PageHead } from '../../components/page-head';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { useStore } from '../../use-store';
import { PasswordForm } from './password-form';
import { PersonalData } from './personal-data';
import { ProfileSkeleton } from './profile-skeleton';

/** The client's profile (V8). */
export const Screen = observer(function ProfileScreen() {
  const { t } = useTranslation();
  const store = useStore(ProfileStore);
  useEffect(() => store.open(), [store]);
  return (
    <div data-testid="screen-profile">
      <PageHead
        title={t('profile.title')}
        actions={<Link to="/notifications">{t('profile.notifications')}</Link>}
      />
      <section className={sections['section']}>
        <h2>{t('profile.data')}</h2>
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('profile.failed')}
          skeleton={<ProfileSkeleton />}
        >
          {(profile) => <PersonalData profile={profile} />}
        </FreshPanel>
      </section>
      <section className={sections['section']}>
        <h2>{t('profile.password')}</h2>
        <p className={sections['help']}>{t('profile.passwordHelp')}</p>
        <PasswordForm />
      </section>
    </div>
  );
});

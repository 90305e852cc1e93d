import { observer } from 'mobx-react-lite';
import { ProfileStore } from '../../../application/stores/profile-store';
import { FreshPanel } from '../../components/fresh-panel';
import sections from '../../components/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { PersonalData } from './personal-data';
import { ProfileSkeleton } from './profile-skeleton';

/** What the broker knows of the client. */
export const Personal = observer(function Personal() {
  const { t } = useTranslation();
  const store = useStore(ProfileStore);
  return (
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
  );
});

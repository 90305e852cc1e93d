import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PersonalDataStore } from '../../../application/profile/personal-data-store';
import { ProfileStore } from '../../../application/profile/profile-store';
import { FreshPanel } from '../../components/panels/fresh-panel';
import sections from '../../components/page/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Introducer } from './introducer';
import { PersonalData } from './personal-data';
import { PersonalForm } from './personal-form';
import { ProfileSkeleton } from './profile-skeleton';

/** The client's personal data, or the form that changes them. */
export const Personal = observer(function Personal() {
  const { t } = useTranslation();
  const store = useStore(ProfileStore);
  const data = useStore(PersonalDataStore);
  useEffect(() => data.open(), [data]);
  return (
    <>
      <section className={sections['section']}>
        <h2>{t('profile.data')}</h2>
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('profile.failed')}
          skeleton={<ProfileSkeleton />}
        >
          {(profile) =>
            data.input ? (
              <PersonalForm profile={profile} input={data.input} />
            ) : (
              <PersonalData profile={profile} />
            )
          }
        </FreshPanel>
      </section>
      <Introducer />
    </>
  );
});

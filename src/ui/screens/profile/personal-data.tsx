import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ProfileStore } from '../../../application/stores/profile-store';
import type { Profile } from '../../../domain/client/profile';
import { instantOf } from '../../../domain/instant';
import { Chip } from '../../components/chip';
import { Facts } from '../../components/facts';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { Time } from '../../components/time';
import { useCulture } from '../../i18n/culture-context';
import { writeName } from '../../i18n/names';
import { useStore } from '../../use-store';

/** Personal data, locked with the reason. */
export const PersonalData = observer(function PersonalData({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const store = useStore(ProfileStore);
  const registered = instantOf(profile.registeredAt);
  const ltr = (text: string | null) => text && <bdi dir="ltr">{text}</bdi>;
  const place = [profile.postcode, profile.city].filter(Boolean).join(' ');
  return (
    <>
      <p className={sections['help']} data-testid="profile-locked">
        <Chip tone={profile.isVerified ? 'success' : 'neutral'} icon={<LockOutlined />}>
          {t(profile.isVerified ? 'profile.verified' : 'profile.unverified')}
        </Chip>{' '}
        {t(profile.isVerified ? 'profile.verifiedHelp' : 'profile.unverifiedHelp')}{' '}
        {store.canSendDocuments && <Link to="/upload-documents">{t('profile.sendDocument')}</Link>}
      </p>
      <Facts
        facts={[
          { key: 'firstName', label: t('profile.firstName'), value: profile.firstName },
          { key: 'lastName', label: t('profile.lastName'), value: profile.lastName },
          { key: 'email', label: t('profile.email'), value: ltr(profile.email) },
          { key: 'phone', label: t('profile.phone'), value: ltr(profile.phone) },
          { key: 'address', label: t('profile.address'), value: profile.address },
          { key: 'city', label: t('profile.city'), value: place && <bdi>{place}</bdi> },
          {
            key: 'country',
            label: t('profile.country'),
            value: profile.country && writeName('region', profile.country, culture),
          },
          {
            key: 'registered',
            label: t('profile.registered'),
            value: registered === null ? null : <Time instant={registered} style="date" />,
          },
        ]}
      />
    </>
  );
});

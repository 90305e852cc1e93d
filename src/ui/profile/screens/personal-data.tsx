import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { PersonalDataStore } from '../../../application/profile/personal-data-store';
import { ProfileStore } from '../../../application/profile/profile-store';
import { PROFILE_FIELDS, type Profile, type ProfileField } from '../../../domain/profile/profile';
import { instantOf } from '../../../domain/kernel/instant';
import { Chip } from '../../components/chip';
import { Facts, type Fact } from '../../components/figures/facts';
import sections from '../../components/page/page-sections.module.css';
import { Time } from '../../components/figures/time';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Lock } from './lock';
import { ProfileReview } from './profile-review';
import { useFieldText } from './use-field-text';
import { Verbatim } from '../../components/text/verbatim';
import styles from './personal-data.module.css';

/** Personal data with their verification, and the change that is under review. */
export const PersonalData = observer(function PersonalData({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const profiles = useStore(ProfileStore);
  const store = useStore(PersonalDataStore);
  const { isVerified, review } = profile;
  return (
    <>
      {store.lastOutcome && (
        <FormNotice tone="success">{t(`profile.changeDone.${store.lastOutcome}`)}</FormNotice>
      )}
      {store.submission.problem && <FormProblemNotice problem={store.submission.problem} />}
      {review && <ProfileReview profile={profile} review={review} />}
      <p className={sections['help']} data-testid="profile-locked">
        <Chip tone={isVerified ? 'success' : 'neutral'} icon={<LockOutlined />}>
          {t(isVerified ? 'profile.verified' : 'profile.unverified')}
        </Chip>{' '}
        {t(isVerified ? 'profile.verifiedHelp' : 'profile.unverifiedHelp')}{' '}
        {profiles.canSendDocuments && <Link to="/upload-documents">{t('profile.sendDocument')}</Link>}
      </p>
      <Facts facts={useFacts(profile)} />
      <Button
        className={styles['change'] ?? ''}
        data-testid="profile-change"
        onClick={() => store.start(profile)}
      >
        {t('profile.change.start')}
      </Button>
    </>
  );
});

function useFacts(profile: Profile): readonly Fact[] {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const registrationTime = instantOf(profile.registeredAt);
  const valueOf = (field: ProfileField) => {
    const text = textOf(field, profile[field]);
    const lock = profile.locks.find((candidate) => candidate.field === field);
    if (!lock) return text && <Verbatim dir={field === 'phone' ? 'ltr' : 'auto'}>{text}</Verbatim>;
    return (
      <>
        <Verbatim dir={field === 'phone' ? 'ltr' : 'auto'}>{text ?? '—'}</Verbatim>
        <Lock lock={lock} />
      </>
    );
  };
  return [
    ...PROFILE_FIELDS.map((field) => ({
      key: field,
      label: t(`register.field.${field}`),
      value: valueOf(field),
    })),
    {
      key: 'email',
      label: t('profile.email'),
      value: profile.email && <Verbatim>{profile.email}</Verbatim>,
    },
    {
      key: 'registered',
      label: t('profile.registered'),
      value: registrationTime === null ? null : <Time instant={registrationTime} />,
    },
  ];
}

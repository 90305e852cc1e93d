import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { PersonalDataStore } from '../../../application/profile/personal-data-store';
import { PROFILE_FIELDS, type Profile, type ProfileReview as Review } from '../../../domain/profile/profile';
import { instantOf } from '../../../domain/kernel/instant';
import { Facts } from '../../components/figures/facts';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './profile-review.module.css';
import { Reference } from './security-history';
import { useFieldText } from './use-field-text';
import { Verbatim } from '../../components/text/verbatim';

/** A change of verified data: old and new values, and the time of the review or the reason of the refusal. */
export const ProfileReview = observer(function ProfileReview({
  profile,
  review,
}: {
  profile: Profile;
  review: Review;
}) {
  const { t } = useTranslation();
  const store = useStore(PersonalDataStore);
  const textOf = useFieldText();
  const { fields, reason, reference, state } = review;
  const isPending = state === 'pending';
  const instant = instantOf(isPending ? review.askedAt : review.refusedAt);
  return (
    <div className={styles['review']} data-testid="profile-review">
      <FormNotice tone={isPending ? 'info' : 'error'}>
        <b>{t(`profile.review.${state}`)}</b>
        {!isPending && <p>{t(`profile.review.reason.${reason ?? 'other'}`)}</p>}
        <p>{t(`profile.review.${state}Help`)}</p>
      </FormNotice>
      <Facts
        facts={PROFILE_FIELDS.filter((field) => fields[field] !== undefined).map((field) => ({
          key: field,
          label: t(`register.field.${field}`),
          value: (
            <Sentence
              textKey="profile.review.becomes"
              parts={{
                from: (
                  <Verbatim dir="auto" className={styles['from']}>
                    {textOf(field, profile[field]) ?? '—'}
                  </Verbatim>
                ),
                to: (
                  <Verbatim dir="auto">
                    <b>{textOf(field, fields[field] ?? null) ?? '—'}</b>
                  </Verbatim>
                ),
              }}
            />
          ),
        }))}
      />
      <p className={sections['meta']}>
        {instant !== null && (
          <Sentence
            textKey={`profile.review.${isPending ? 'since' : 'refusedAt'}`}
            parts={{ time: <Time instant={instant} /> }}
          />
        )}
        {instant !== null && reference !== null && ' · '}
        {reference !== null && (
          <Sentence
            textKey="profile.review.reference"
            parts={{ reference: <Reference reference={reference} /> }}
          />
        )}
      </p>
      {isPending && (
        <Button
          loading={store.submission.isSending}
          data-testid="profile-review-withdraw"
          onClick={() => void store.withdraw()}
        >
          {t('profile.review.withdraw')}
        </Button>
      )}
    </div>
  );
});

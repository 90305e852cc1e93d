import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { PersonalDataStore } from '../../../application/profile/personal-data-store';
import { PROFILE_FIELDS, type Profile, type ProfileField } from '../../../domain/profile/profile';
import type { ProfileInput } from '../../../domain/profile/profile-change';
import { postcodeRule } from '../../../domain/kernel/identifiers/postcode';
import { isUsed } from '../../../domain/registration/check-field';
import { REGISTER_FIELDS } from '../../../domain/registration/register-fields.table';
import sections from '../../components/page/page-sections.module.css';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TickBox } from '../../forms/antd/tick-box';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { RetryNotice } from '../../forms/retry-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { useFieldText } from './use-field-text';
import { Lock } from './lock';

/** Values of `autocomplete`, for browsers that fill in forms. */
const AUTOCOMPLETE: Readonly<Record<ProfileField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  country: 'country',
  address: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
};

const isShown = (field: ProfileField, input: ProfileInput): boolean =>
  field === 'lastName' ? !input.hasOneName : isUsed(field, input);

/** The form that changes personal data. */
export const PersonalForm = observer(function PersonalForm({
  profile,
  input,
}: {
  profile: Profile;
  input: ProfileInput;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(PersonalDataStore);
  const { issues, submission } = store;
  const lastNameField = input.hasOneName ? 'firstName' : 'lastName';
  return (
    <SubmitForm
      issues={issues}
      testId="profile-data-form"
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {store.isUnchanged && <FormNotice tone="info">{t('profile.change.same')}</FormNotice>}
      <RetryNotice
        remote={store.countries}
        failedTitle={t('register.countriesFailed')}
        onRetry={() => store.retryCountries()}
      />
      {PROFILE_FIELDS.filter((field) => isShown(field, input)).map((field) => {
        const issue = issues[field];
        const textName = field === 'firstName' && input.hasOneName ? 'name' : field;
        const lock = profile.locks.find((candidate) => candidate.field === field);
        return (
          <Fragment key={field}>
            <Field
              id={`profile-${field}`}
              label={t(`register.field.${textName}`)}
              error={
                issue &&
                t([`register.issue.${textName}.${issue}`, `register.issue.${issue}`], {
                  max: numbers.integer(REGISTER_FIELDS[field].maxLength),
                  example: `\u2066${postcodeRule(input.country).example}\u2069`,
                })
              }
              hint={
                lock && (
                  <>
                    <Lock lock={lock} />
                    {t('profile.lock.reviewed')}
                  </>
                )
              }
            >
              {field === 'country' ? (
                <CountryInput value={input.country} />
              ) : (
                <TextInput
                  name={field}
                  autoComplete={AUTOCOMPLETE[field]}
                  {...(field === 'phone' && { type: 'tel', dir: 'ltr' })}
                  value={input[field]}
                  onChange={(text) => store.set(field, text)}
                  onBlur={() => store.showClean(field)}
                />
              )}
            </Field>
            {field === lastNameField && (
              <TickBox
                id="profile-hasOneName"
                checked={input.hasOneName}
                onChange={(hasOneName) => store.setOneName(hasOneName)}
              >
                {t('register.oneName')}
              </TickBox>
            )}
          </Fragment>
        );
      })}
      <div className={sections['line']}>
        <SubmitButton testId="profile-save" sending={submission.isSending}>
          {t('profile.change.save')}
        </SubmitButton>
        <Button data-testid="profile-cancel" onClick={() => store.cancel()}>
          {t('profile.change.cancel')}
        </Button>
      </div>
    </SubmitForm>
  );
});

/** The countries that the site accepts, and the client's own. */
const CountryInput = observer(function CountryInput({ value }: { value: string }) {
  const store = useStore(PersonalDataStore);
  const textOf = useFieldText();
  const siteCountries = store.countries.status === 'ready' ? store.countries.data : [];
  const codes = new Set([...(value === '' ? [] : [value]), ...siteCountries.map(({ code }) => code)]);
  return (
    <SelectInput
      value={value}
      choices={[...codes].map((code) => ({ value: code, label: textOf('country', code) ?? code }))}
      onChange={(code) => store.set('country', code)}
    />
  );
});

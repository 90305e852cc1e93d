import { observer } from 'mobx-react-lite';
import { AgreementStore } from '../../../application/partnership/agreement-store';
import { PARTNER_CHANNELS } from '../../../domain/registration/register-fields.table';
import sections from '../../components/page/page-sections.module.css';
import { SelectInput } from '../../forms/antd/select-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TextButton } from '../../forms/antd/text-button';
import { TextInput } from '../../forms/antd/text-input';
import { TickBox } from '../../forms/antd/tick-box';
import { Field, FieldGroup } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './agreement.module.css';

/** The form by which a client applies to become a partner. */
export const ApplyForm = observer(function ApplyForm() {
  const { t } = useTranslation();
  const store = useStore(AgreementStore);
  const { entries, issues, submission } = store;
  return (
    <SubmitForm
      issues={issues}
      testId="partner-apply"
      unsentText={<UnsentText hasText={() => store.hasEntries} />}
      className={sections['form']}
      onSubmit={() => void store.apply()}
    >
      <h3>{t('agreement.applyTitle')}</h3>
      <p className={sections['help']}>{t('agreement.applyLead')}</p>
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <FieldGroup
        id="apply-channels"
        label={t('register.field.channels')}
        error={issues.channels && t('register.issue.channels.missing')}
      >
        <div className={styles['choices']}>
          {PARTNER_CHANNELS.map((channel) => (
            <TickBox
              key={channel}
              id={`apply-channel-${channel}`}
              checked={entries.channels.includes(channel)}
              onChange={(isChosen) => store.choose('channels', channel, isChosen)}
            >
              {t(`register.partner.channel.${channel}`)}
            </TickBox>
          ))}
        </div>
      </FieldGroup>
      <Countries />
      <Field
        id="apply-website"
        label={t('register.field.website')}
        error={issues.website && t('register.issue.not-a-website')}
      >
        <TextInput
          name="website"
          autoComplete="url"
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          value={entries.website}
          onChange={(website) => store.setWebsite(website)}
        />
      </Field>
      <TickBox
        id="apply-agreement"
        checked={entries.isAgreed}
        error={issues.agreement && t('agreement.agreeMissing')}
        onChange={(isAgreed) => store.setAgreed(isAgreed)}
      >
        {t('agreement.agree')}
      </TickBox>
      <SubmitButton testId="apply-submit" sending={submission.isSending}>
        {t('agreement.apply')}
      </SubmitButton>
    </SubmitForm>
  );
});

/** The countries of the client's visitors: each has a button that removes it. */
const Countries = observer(function Countries() {
  const { t } = useTranslation();
  const store = useStore(AgreementStore);
  const { countries, entries, issues } = store;
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <Field
      id="apply-countries"
      label={t('register.field.countries')}
      error={issues.countries && t('register.issue.countries.missing')}
    >
      {entries.countries.length > 0 && (
        <div className={styles['chosen']}>
          {entries.countries.map((code) => (
            <TextButton key={code} onClick={() => store.choose('countries', code, false)}>
              {t('register.partner.removeCountry', { country: nameOf(code) })}
            </TextButton>
          ))}
        </div>
      )}
      <SelectInput
        value=""
        choices={countries
          .filter(({ code }) => !entries.countries.includes(code))
          .map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => store.choose('countries', code, true)}
      />
    </Field>
  );
});

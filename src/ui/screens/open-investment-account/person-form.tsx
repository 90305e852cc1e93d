import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/stores/application-store';
import { REASONS, SALUTATIONS, type Person } from '../../../domain/onboarding/person';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { DateInput } from '../../forms/antd/date-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { TextInput } from '../../forms/antd/text-input';
import { Field, FieldGroup } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../use-store';

/** A usual year of birth, so that the calendar opens near it. */
const BIRTHS = '1990-01-01';

/** The first section: who applies, and what for. */
export const PersonForm = observer(function PersonForm() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { issues, person, submission } = store;
  const field = (name: keyof Person) => ({
    id: `application-${name}`,
    label: t(`openAccount.field.${name}`),
    // The words of registration where it asks for the same.
    error:
      issues[name] &&
      t([
        `openAccount.issue.${name}.${issues[name]}`,
        `register.issue.${name}.${issues[name]}`,
        `openAccount.issue.${issues[name]}`,
      ]),
  });
  const control = (name: keyof Person) => ({
    name,
    value: person[name],
    onChange: (value: string) => store.set(name, value),
  });
  return (
    <SubmitForm
      issues={issues}
      testId="application-form"
      className={sections['form']}
      onSubmit={() => void store.save()}
    >
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <FieldGroup {...field('salutation')}>
        <ChoiceInput
          {...control('salutation')}
          choices={SALUTATIONS.map((value) => ({ value, label: t(`openAccount.salutation.${value}`) }))}
        />
      </FieldGroup>
      <Field {...field('firstName')}>
        <TextInput {...control('firstName')} autoComplete="given-name" maxLength={50} />
      </Field>
      <Field {...field('lastName')}>
        <TextInput {...control('lastName')} autoComplete="family-name" maxLength={50} />
      </Field>
      <Field {...field('birthDate')}>
        <DateInput {...control('birthDate')} autoComplete="bday" opensAt={BIRTHS} />
      </Field>
      <Field {...field('citizenship')}>
        <TextInput {...control('citizenship')} autoComplete="country-name" maxLength={64} />
      </Field>
      <FieldGroup {...field('reason')}>
        <ChoiceInput
          {...control('reason')}
          choices={REASONS.map((value) => ({ value, label: t(`openAccount.reason.${value}`) }))}
        />
      </FieldGroup>
      <SubmitButton testId="application-save" sending={submission.sending}>
        {t('openAccount.save')}
      </SubmitButton>
    </SubmitForm>
  );
});

import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationStore } from '../../../application/stores/application-store';
import { REASONS, SALUTATIONS } from '../../../domain/onboarding/person';
import sections from '../../components/page-sections.module.css';
import { RadioGroup } from '../../components/radio-group';
import { Field } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { TextInput } from '../../forms/native/text-input';
import { useFocusOnIssue } from '../../forms/use-focus-on-issue';
import { useStore } from '../../use-store';

const TEXTS = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', maxLength: 50 },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', maxLength: 50 },
  { name: 'birthDate', autoComplete: 'bday', type: 'date', maxLength: 10 },
  { name: 'citizenship', autoComplete: 'country-name', type: 'text', maxLength: 64 },
] as const;

/** The first section: who applies, and what for. */
export const PersonForm = observer(function PersonForm() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { issues, person, submission } = store;
  const form = useFocusOnIssue(issues);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.save();
  };
  const errorOf = (name: keyof typeof issues) => issues[name] && t(`openAccount.issue.${issues[name]}`);
  return (
    <form ref={form} noValidate className={sections['form']} data-testid="application-form" onSubmit={submit}>
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <RadioGroup
        name="salutation"
        legend={t('openAccount.field.salutation')}
        options={SALUTATIONS.map((value) => ({ value, label: t(`openAccount.salutation.${value}`) }))}
        value={person.salutation}
        error={errorOf('salutation')}
        onChange={(value) => store.set('salutation', value)}
      />
      {TEXTS.map(({ name, ...input }) => (
        <Field
          key={name}
          id={`application-${name}`}
          label={t(`openAccount.field.${name}`)}
          error={errorOf(name)}
        >
          <TextInput
            {...input}
            name={name}
            value={person[name]}
            onChange={(value) => store.set(name, value)}
          />
        </Field>
      ))}
      <RadioGroup
        name="reason"
        legend={t('openAccount.field.reason')}
        options={REASONS.map((value) => ({ value, label: t(`openAccount.reason.${value}`) }))}
        value={person.reason}
        error={errorOf('reason')}
        onChange={(value) => store.set('reason', value)}
      />
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        data-testid="application-save"
        loading={submission.sending}
      >
        {t('openAccount.save')}
      </Button>
    </form>
  );
});

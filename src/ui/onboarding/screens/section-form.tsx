import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import type { SectionSchema } from '../../../domain/onboarding/form-schema';
import { GatewayText } from '../../components/text/gateway-text';
import { FormProblemNotice } from '../../forms/form-notice';
import { ErrorSummary } from '../parts/error-summary';
import { SchemaFields } from '../parts/schema-fields';
import { SubmitForm } from '../../forms/submit-form';
import { useStore } from '../../hooks/use-store';
import { SectionDocuments } from './section-documents';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';

interface SectionFormProps {
  name: string;
  section: SectionSchema;
}

/** One section: its questions, or the documents that it requires. */
export const SectionForm = observer(function SectionForm({ name, section }: SectionFormProps) {
  const store = useStore(ApplicationStore);
  const { answers, issues, submission } = store;
  const path = `/${name}`;
  const isDocuments = section['x-portico-widget'] === 'documents';
  return (
    <SubmitForm
      unsentText="stored"
      issues={issues}
      testId={`application-section-${name}`}
      onSubmit={() => void store.goToNextStep()}
    >
      <StepHeading title={section.title ?? name} minutes={section['x-portico-minutes']}>
        {section.description !== undefined && <GatewayText culture={null}>{section.description}</GatewayText>}
      </StepHeading>
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {isDocuments ? (
        <SectionDocuments kinds={section['x-portico-kinds'] ?? []} isChecked={issues.length > 0} />
      ) : (
        <>
          <ErrorSummary path={path} fields={section} issues={issues} />
          <SchemaFields
            path={path}
            fields={section}
            answers={answers[name] ?? {}}
            issues={issues}
            onAnswer={(field, answer) => store.setAnswer(name, field, answer)}
          />
        </>
      )}
      <StepButtons />
    </SubmitForm>
  );
});

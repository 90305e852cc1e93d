import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import type { Step } from '../../../application/stores/application-answers';
import { ApplicationStore } from '../../../application/stores/application-store';
import { DocumentsStore } from '../../../application/stores/documents-store';
import { orderOf, type FieldSchema, type SectionSchema } from '../../../domain/onboarding/form-schema';
import { VisuallyHidden } from '../../components/visually-hidden';
import { DocumentState } from '../../forms/documents/document-state';
import { FormProblemNotice } from '../../forms/form-notice';
import { AnswerText } from '../../forms/schema/answer-text';
import { SubmitForm } from '../../forms/submit-form';
import { TextButton } from '../../forms/text-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './application.module.css';
import { StepBar } from './step-bar';
import { StepHeading } from './step-heading';

/** All answers once more, each section with a way to change it. */
export const Review = observer(function Review() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { steps, submission } = store;
  return (
    <SubmitForm testId="application-review" onSubmit={() => void store.submit()}>
      <StepHeading title={t('openAccount.reviewTitle')}>{t('openAccount.reviewHelp')}</StepHeading>
      {steps.map((step) => step.section && <Reviewed key={step.name} step={step} section={step.section} />)}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <StepBar submit={t('openAccount.submit')} />
    </SubmitForm>
  );
});

interface ReviewedProps {
  step: Step;
  section: SectionSchema;
}

const Reviewed = observer(function Reviewed({ step: { isDone, name }, section }: ReviewedProps) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { properties = {}, title = name } = section;
  return (
    <section className={styles['reviewed']} data-testid={`application-review-${name}`}>
      <div className={styles['reviewedHead']}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        {!isDone && <span className={styles['open']}>{t('openAccount.unfinished')}</span>}
        <TextButton testId={`application-edit-${name}`} onClick={() => void store.goTo(name)}>
          {t('openAccount.change')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextButton>
      </div>
      <dl className={styles['facts']}>
        {orderOf(section).map((field) => (
          <div key={field}>
            <dt>
              <bdi>{properties[field]?.title}</bdi>
            </dt>
            <dd>
              <AnswerText schema={properties[field] as FieldSchema} answer={store.answers[name]?.[field]} />
            </dd>
          </div>
        ))}
        <Kinds kinds={section['x-portico-kinds'] ?? []} />
      </dl>
    </section>
  );
});

const Kinds = observer(function Kinds({ kinds }: { kinds: readonly string[] }) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const held = (dataOf(store.remote) ?? []).filter(({ kind }) => kinds.includes(kind));
  return held.map((document) => (
    <div key={document.kind}>
      <dt>{t(`documents.kind.${document.kind}`)}</dt>
      <dd>
        <DocumentState document={document} now={store.now()} />
      </dd>
    </div>
  ));
});

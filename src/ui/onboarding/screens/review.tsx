import { observer } from 'mobx-react-lite';
import type { Step } from '../../../application/onboarding/application-answers';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import type { SectionSchema } from '../../../domain/onboarding/form-schema';
import { GatewayText } from '../../components/text/gateway-text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { TextButton } from '../../forms/antd/text-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AnswerFacts } from './answer-facts';
import styles from './application.module.css';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';

/** All answers for a last check. Each section has a button that changes it. */
export const Review = observer(function Review() {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { steps, submission } = store;
  return (
    <SubmitForm unsentText="stored" testId="application-review" onSubmit={() => void store.submit()}>
      <StepHeading title={t('openAccount.reviewTitle')}>{t('openAccount.reviewHelp')}</StepHeading>
      {steps.map(
        (step) => step.section && <ReviewedSection key={step.name} step={step} section={step.section} />,
      )}
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <StepButtons submitLabel={t('openAccount.submit')} />
    </SubmitForm>
  );
});

interface ReviewedSectionProps {
  step: Step;
  section: SectionSchema;
}

const ReviewedSection = observer(function ReviewedSection({
  step: { isDone, name },
  section,
}: ReviewedSectionProps) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const { title } = section;
  return (
    <section className={styles['reviewed']} data-testid={`application-review-${name}`}>
      <div className={styles['reviewedHead']}>
        <h3>
          <GatewayText culture={null}>{title}</GatewayText>
        </h3>
        {!isDone && <span className={styles['open']}>{t('openAccount.unfinished')}</span>}
        <TextButton testId={`application-edit-${name}`} onClick={() => void store.goTo(name)}>
          {t('openAccount.change')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextButton>
      </div>
      <AnswerFacts name={name} section={section} />
    </section>
  );
});

import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { CopyFormStore, type CopyStep } from '../../../application/social/copy-form-store';
import { RehearsalStore } from '../../../application/social/rehearsal-store';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { stopFigures } from '../../../domain/social/copy-amounts';
import { SubmitButton } from '../../forms/antd/submit-button';
import { SubmitForm } from '../../forms/submit-form';
import { TextButton } from '../../forms/text-button';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { CopyProblem } from '../copies/copy-problem';
import { CopyRehearsal } from '../rehearsal/copy-rehearsal';
import { CopyConsents, CopyRules } from './copy-consents';
import { CopyOverlapNotice } from './copy-overlap-notice';
import { CopySettings } from './copy-settings';
import { StartButton } from './start-button';
import { StartSteps } from './start-steps';
import styles from './start.module.css';

/** The steps of a narrow screen. The focus moves to the title of a step; each keeps its input. */
export const StepwiseStart = observer(function StepwiseStart() {
  const { step } = useStore(CopyFormStore);
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);
  const { t } = useTranslation();
  const titleOf = (text: string) => (
    <h2 ref={title} tabIndex={-1}>
      {text}
    </h2>
  );
  return (
    <>
      <StartSteps current={step} />
      <StepForm key={step} step={step}>
        {step === 'amount' && <AmountStep title={titleOf(t('social.start.amount'))} />}
        {step === 'rehearsal' && <RehearsalStep title={titleOf(t('social.rehearsal.title'))} />}
        {step === 'consents' && <ConsentsStep title={titleOf(t('social.start.consents'))} />}
      </StepForm>
    </>
  );
});

/** The form of one step; its button leads to the next one. */
const StepForm = observer(function StepForm({ children, step }: { children: ReactNode; step: CopyStep }) {
  const store = useStore(CopyFormStore);
  const { isDayWrong } = useStore(RehearsalStore);
  const { amountIssue, areConsentsChecked, submission } = store;
  const issues = {
    amount: { amount: amountIssue, stop: store.isStopWrong || undefined, day: isDayWrong || undefined },
    rehearsal: {},
    consents: { consents: (areConsentsChecked && !store.areConsentsGiven) || undefined },
  };
  const onSubmit = {
    amount: () => store.rehearse(isDayWrong),
    rehearsal: () => store.goTo('consents'),
    consents: () => void store.submit(),
  };
  return (
    <SubmitForm
      className={styles['step']}
      testId="copy-form"
      issues={issues[step]}
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      onSubmit={onSubmit[step]}
    >
      {submission.problem && <CopyProblem problem={submission.problem} />}
      {children}
    </SubmitForm>
  );
});

interface StepProps {
  title: ReactNode;
}

function AmountStep({ title }: StepProps) {
  return (
    <>
      {title}
      <CopySettings />
      <Buttons>
        <NextButton />
      </Buttons>
    </>
  );
}

const RehearsalStep = observer(function RehearsalStep({ title }: StepProps) {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  return (
    <>
      {title}
      <Settings />
      <CopyRehearsal />
      <CopyOverlapNotice overlap={store.overlap} />
      <p className={styles['quiet']}>{t('social.steps.unmoved')}</p>
      <Buttons>
        <BackButton to="amount" />
        <NextButton />
      </Buttons>
    </>
  );
});

function ConsentsStep({ title }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <CopyConsents title={title} />
      <CopyRules />
      <Buttons>
        <BackButton to="rehearsal" />
        <StartButton />
      </Buttons>
      <p className={styles['quiet']}>{t('social.start.once')}</p>
    </>
  );
}

/** The settings of the rehearsal, with a way to change them. */
const Settings = observer(function Settings() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const culture = useCulture();
  const store = useStore(CopyFormStore);
  const { firstDay } = useStore(RehearsalStore);
  const { amount, currency, multiplier, stop } = store;
  if (amount === undefined || stop === undefined) return null;
  return (
    <div className={styles['settings']}>
      <Facts
        facts={[
          {
            key: 'amount',
            label: t('social.start.amount'),
            value: <Amount value={amount} currency={currency} />,
          },
          {
            key: 'multiplier',
            label: t('social.start.multiplier'),
            value: `× ${numbers.exact(multiplier)}`,
          },
          {
            key: 'stop',
            label: t('social.copy.stopAt'),
            value: <Amount value={stopFigures(amount, stop, currency).stop} currency={currency} />,
          },
          {
            key: 'from',
            label: t('social.rehearsal.from'),
            value: <bdi>{formatDay(firstDay, culture)}</bdi>,
          },
        ]}
      />
      <TextButton testId="copy-edit" onClick={() => store.goTo('amount')}>
        {t('social.steps.edit')}
      </TextButton>
    </div>
  );
});

function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}

function NextButton() {
  const { t } = useTranslation();
  return (
    <SubmitButton testId="copy-next" sending={false}>
      {t('social.steps.next')}
    </SubmitButton>
  );
}

const BackButton = observer(function BackButton({ to }: { to: CopyStep }) {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  return (
    <Button size="large" data-testid="copy-back" onClick={() => store.goTo(to)}>
      {t('money.back')}
    </Button>
  );
});

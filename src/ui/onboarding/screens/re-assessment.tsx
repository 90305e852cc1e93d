import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { instantOf } from '../../../domain/kernel/instant';
import { isUnanswered } from '../../../domain/onboarding/check-answers';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SubmitButton } from '../../forms/antd/submit-button';
import { FieldGroup } from '../../forms/field';
import { FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { ReAssessmentAside } from './re-assessment-aside';
import styles from './application.module.css';
import { ComparedAnswers } from './compared-answers';

/** The same questions again. The last answers are filled in, and changes are marked. */
export const ReAssessment = observer(function ReAssessment() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(ApplicationStore);
  const { application, issues, submission } = store;
  const { comparisons } = store.questions;
  const changedCount = comparisons.filter(({ mark }) => mark === 'changed').length;
  const [claim, setClaim] = useState<'' | 'nothing' | 'something'>('');
  const choice = changedCount > 0 ? 'something' : claim;
  const openCount = comparisons.filter(
    ({ mark, currentAnswer }) => mark === 'new' && isUnanswered(currentAnswer),
  ).length;
  const answeredAt = instantOf(application?.previous?.at ?? null);
  return (
    <div className={styles['split']}>
      <SubmitForm
        unsentText="stored"
        issues={issues}
        testId="application-again"
        onSubmit={() => void store.submit({ isUnchanged: choice === 'nothing' })}
      >
        {answeredAt !== null && (
          <p className={styles['lead']}>
            <Sentence textKey="openAccount.again.filledIn" parts={{ date: <Time instant={answeredAt} /> }} />
          </p>
        )}
        <FieldGroup id="application-changed" label={t('openAccount.again.ask')}>
          <ChoiceInput
            name="application-changed"
            value={choice}
            choices={[
              {
                value: 'nothing',
                label: t('openAccount.again.nothing'),
                help: openCount > 0 ? t('openAccount.again.nothingHelp') : t('openAccount.again.confirm'),
              },
              {
                value: 'something',
                label: t('openAccount.again.something'),
                help: t('openAccount.again.somethingHelp', { number: numbers.integer(comparisons.length) }),
              },
            ]}
            onChange={setClaim}
          />
        </FieldGroup>
        {choice !== '' && <ComparedAnswers showsUnchanged={choice === 'something'} />}
        {submission.problem && <FormProblemNotice problem={submission.problem} />}
        <div className={styles['bar']}>
          {choice !== '' && (
            <SubmitButton testId="application-submit" sending={submission.isSending}>
              {changedCount > 0
                ? t('openAccount.again.submit', {
                    count: changedCount,
                    number: numbers.integer(changedCount),
                  })
                : t('openAccount.again.confirm')}
            </SubmitButton>
          )}
          {choice !== '' && openCount > 0 && (
            <span role="status">{t('openAccount.again.open', { number: numbers.integer(openCount) })}</span>
          )}
          {application?.isSkip && (
            <Button
              size="large"
              type="text"
              className={styles['later'] ?? ''}
              data-testid="application-postpone"
              onClick={() => void store.postpone()}
            >
              {t('openAccount.again.tomorrow')}
            </Button>
          )}
        </div>
      </SubmitForm>
      <ReAssessmentAside />
    </div>
  );
});

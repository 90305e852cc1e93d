import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { ExternalOnboardingStore } from '../../../application/onboarding/external-onboarding-store';
import { EmptyNote } from '../../components/panels/empty-note';
import { ExternalLink } from '../../components/text/external-link';
import { PageHead } from '../../components/page/page-head';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { StateChip } from './state-chip';

/** Shown if the broker asks its questions on another site, or asks no questions. */
export const ExternalOnboarding = observer(function ExternalOnboarding() {
  const { t } = useTranslation();
  const store = useStore(ExternalOnboardingStore);
  const { outcome, providerUrl, submission } = store;
  const isFirst = useStore(ApplicationStore).questions.typeId === 0;
  useEffect(() => store.open(), [store]);
  const textKey = outcome ? 'elsewhere.told' : providerUrl === null ? 'none' : 'elsewhere';
  return (
    <>
      <PageHead title={t('openAccount.title')} />
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <EmptyNote
        testId="application-elsewhere"
        title={t(`openAccount.${textKey}.title`)}
        text={t(`openAccount.${textKey}.text`)}
      >
        {outcome && (
          <p>
            {outcome.state ? <StateChip state={outcome.state} /> : t('openAccount.elsewhere.unknown')}{' '}
            <Sentence textKey="clientArea.stale" parts={{ time: <Time instant={outcome.asOf} /> }} />
          </p>
        )}
        {providerUrl !== null && (
          <div className={styles['ways']}>
            <ExternalLink href={providerUrl}>{t('openAccount.goOn')}</ExternalLink>
            {isFirst && (
              <Button
                size="large"
                data-testid="application-finished"
                loading={submission.isSending}
                onClick={() => void (outcome ? store.refreshOutcome() : store.finish())}
              >
                {t(outcome ? 'openAccount.elsewhere.ask' : 'openAccount.elsewhere.finished')}
              </Button>
            )}
          </div>
        )}
      </EmptyNote>
    </>
  );
});

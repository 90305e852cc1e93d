import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { OnboardingElsewhereStore } from '../../../application/onboarding/onboarding-elsewhere-store';
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

/** Shown if the broker asks its questions on another site, or none. */
export const Elsewhere = observer(function Elsewhere() {
  const { t } = useTranslation();
  const store = useStore(OnboardingElsewhereStore);
  const { outcome: known, providerUrl: onwards, submission } = store;
  const isFirst = useStore(ApplicationStore).questions.typeId === 0;
  useEffect(() => store.open(), [store]);
  const textKey = known ? 'elsewhere.told' : onwards === null ? 'none' : 'elsewhere';
  return (
    <>
      <PageHead title={t('openAccount.title')} />
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <EmptyNote
        testId="application-elsewhere"
        title={t(`openAccount.${textKey}.title`)}
        text={t(`openAccount.${textKey}.text`)}
      >
        {known && (
          <p>
            {known.state ? <StateChip state={known.state} /> : t('openAccount.elsewhere.unknown')}{' '}
            <Sentence textKey="clientArea.stale" parts={{ time: <Time instant={known.asOf} /> }} />
          </p>
        )}
        {onwards !== null && (
          <div className={styles['ways']}>
            <ExternalLink href={onwards}>{t('openAccount.goOn')}</ExternalLink>
            {isFirst && (
              <Button
                size="large"
                data-testid="application-finished"
                loading={submission.sending}
                onClick={() => void (known ? store.refreshOutcome() : store.finish())}
              >
                {t(known ? 'openAccount.elsewhere.ask' : 'openAccount.elsewhere.finished')}
              </Button>
            )}
          </div>
        )}
      </EmptyNote>
    </>
  );
});

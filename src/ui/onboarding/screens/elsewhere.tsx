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

/** The broker asks its questions somewhere else, or none. */
export const Elsewhere = observer(function Elsewhere() {
  const { t } = useTranslation();
  const store = useStore(OnboardingElsewhereStore);
  const { known, onwards, submission } = store;
  const isFirst = useStore(ApplicationStore).questions.typeId === 0;
  useEffect(() => store.open(), [store]);
  const said = known ? 'elsewhere.told' : onwards === null ? 'none' : 'elsewhere';
  return (
    <>
      <PageHead title={t('openAccount.title')} />
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      <EmptyNote
        testId="application-elsewhere"
        title={t(`openAccount.${said}.title`)}
        text={t(`openAccount.${said}.text`)}
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
                onClick={() => void (known ? store.ask() : store.finish())}
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

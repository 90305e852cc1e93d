import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AgreementStore } from '../../../application/partnership/agreement-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { PartnerAgreement } from '../../../domain/partnership/partner-agreement';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Sentence } from '../../components/text/sentence';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './agreement.module.css';
import { ApplicationState } from './application-state';
import { ApplyForm } from './apply-form';

/** The agreement with partners; a client who is not a partner reads it above the form by which they apply. */
export const AgreementTab = observer(function AgreementTab() {
  const { t } = useTranslation();
  const store = useStore(AgreementStore);
  useEffect(() => store.open(), [store]);
  return (
    <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('agreement.failed')}>
      {(agreement) => <Agreement agreement={agreement} />}
    </FreshPanel>
  );
});

const Agreement = observer(function Agreement({ agreement }: { agreement: PartnerAgreement }) {
  const { t } = useTranslation();
  const { submission } = useStore(AgreementStore);
  const { state } = agreement;
  const hasAccepted = agreement.acceptedVersion === agreement.version;
  const canApply = state === 'none' || state === 'asked' || state === 'refused';
  return (
    <section className={sections['section']} data-testid="agreement">
      <ApplicationState agreement={agreement} />
      <h2>{t('agreement.title')}</h2>
      <Version agreement={agreement} />
      <ol className={styles['clauses']}>
        {agreement.clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ol>
      {state === 'paused' && !hasAccepted && (
        <>
          {submission.problem && <FormProblemNotice problem={submission.problem} />}
          <FormNotice tone="warning">{t('agreement.paused')}</FormNotice>
          <AcceptButton />
        </>
      )}
      {canApply && <ApplyForm />}
    </section>
  );
});

const AcceptButton = observer(function AcceptButton() {
  const { t } = useTranslation();
  const store = useStore(AgreementStore);
  return (
    <Button
      type="primary"
      size="large"
      loading={store.submission.isSending}
      data-testid="agreement-accept"
      onClick={() => void store.accept()}
    >
      {t('agreement.accept')}
    </Button>
  );
});

function Version({ agreement }: { agreement: PartnerAgreement }) {
  const { t } = useTranslation();
  const { acceptedAt, acceptedVersion, validFrom, version } = agreement;
  const since = instantOf(validFrom);
  const acceptedInstant = instantOf(acceptedAt);
  return (
    <>
      <p className={sections['help']}>
        {t('agreement.version', { version: String(version) })}
        {since !== null && (
          <>
            {' · '}
            <Sentence textKey="agreement.since" parts={{ day: <Time instant={since} style="day" /> }} />
          </>
        )}
      </p>
      {acceptedVersion !== null && acceptedInstant !== null && (
        <p className={sections['help']} data-testid="agreement-accepted">
          <Sentence
            textKey="agreement.accepted"
            parts={{ day: <Time instant={acceptedInstant} style="day" /> }}
            values={{ version: String(acceptedVersion) }}
          />
        </p>
      )}
    </>
  );
}

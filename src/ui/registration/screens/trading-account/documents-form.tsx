import { observer } from 'mobx-react-lite';
import { RegistrationStore } from '../../../../application/registration/registration-store';
import { RetryNotice } from '../../../forms/retry-notice';
import { TickBox } from '../../../forms/native/tick-box';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import { DocumentText } from './document-text';
import styles from './documents-form.module.css';
import { RegisterFormShell } from './register-form-shell';

/** The regulator's documents one by one. Each is read to its end and accepted (V5). */
export const DocumentsForm = observer(function DocumentsForm() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { documentReading } = useStore(RegistrationStore);
  const { current, documents, issue, position } = documentReading;
  const isLast = position === documents.length;
  const progress = { position: numbers.integer(position), of: numbers.integer(documents.length) };
  return (
    <RegisterFormShell
      title={t('register.documents.title')}
      lead={current ? t('register.documents.lead', progress) : t('common.loading')}
      action={t(isLast ? 'register.open' : 'register.documents.next')}
      issues={{ issue: issue ?? undefined }}
    >
      <RetryNotice
        remote={documentReading.remote}
        failedTitle={t('register.documents.failed')}
        onRetry={() => documentReading.retry()}
      />
      {current && (
        <>
          <DocumentText key={current.id} document={current} onEnd={() => documentReading.markEndReached()} />
          <div className={styles['tick']}>
            <TickBox
              id="register-document"
              checked={documentReading.isTicked}
              error={issue ? t(`register.documents.issue.${issue}`) : undefined}
              onChange={(isTicked) => documentReading.setTicked(isTicked)}
            >
              {t('register.documents.tick', { title: current.title })}
            </TickBox>
          </div>
        </>
      )}
    </RegisterFormShell>
  );
});

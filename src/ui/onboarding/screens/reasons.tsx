import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { DocumentsStore } from '../../../application/documents/documents-store';
import type { Application, ApplicationReason } from '../../../domain/onboarding/application';
import { GatewayText } from '../../components/text/gateway-text';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { OutcomeReasons } from './outcome-reasons';
import { DeferredDocumentRows } from './deferred-document-rows';

/** The client's tasks before an approval, or the reasons of a rejection. */
export function Reasons({ application: { outcome, reasons, state } }: { application: Application }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isDeclined = state === 'rejected' && outcome?.kind === 'declined';
  return (
    <>
      {state === 'action-required' && reasons.length > 1 && (
        <p className={styles['lead']} data-testid="application-todo">
          {t('openAccount.todo', { number: numbers.integer(reasons.length) })}
        </p>
      )}
      {state === 'rejected' && (
        <section className={styles['card']} data-testid="application-rejected">
          <CloseCircleOutlined aria-hidden className={styles['errorMark'] ?? ''} />
          <div>
            <h2>{t('openAccount.rejected.title')}</h2>
            {isDeclined && <OutcomeReasons />}
            <p>{t('openAccount.rejected.text')}</p>
          </div>
        </section>
      )}
      {reasons
        .filter(({ code }) => code !== 'declined')
        .map((reason, index) => (
          <Reason key={index} reason={reason} canChange={state === 'action-required'} />
        ))}
    </>
  );
}

interface ReasonProps {
  reason: ApplicationReason;
  canChange: boolean;
}

const Reason = observer(function Reason({ reason: { at, document, note }, canChange }: ReasonProps) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  const documents = dataOf(useStore(DocumentsStore).remote) ?? [];
  const sentDocument = documents.find(({ kind }) => kind === document);
  const section = at?.split('/')[1];
  const title = section === undefined ? undefined : store.questions.form.properties[section]?.title;
  if (sentDocument)
    return (
      <DeferredDocumentRows documents={[sentDocument]} next={sentDocument} className={styles['document']} />
    );
  return (
    <section className={styles['card']} data-testid="application-reason">
      {canChange ? (
        <ExclamationCircleOutlined aria-hidden className={styles['warningMark'] ?? ''} />
      ) : (
        <CloseCircleOutlined aria-hidden className={styles['errorMark'] ?? ''} />
      )}
      <div>
        <h2>
          <GatewayText culture={null}>{title ?? t('openAccount.reviewer')}</GatewayText>
        </h2>
        <p className={styles['note']}>
          <GatewayText culture={null}>{note ?? t('openAccount.reviewerText')}</GatewayText>
        </p>
        {canChange && section !== undefined && (
          <Button data-testid={`application-fix-${section}`} onClick={() => store.revise(section)}>
            {t('openAccount.change')}
          </Button>
        )}
      </div>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { DocumentsSentHere } from './sent-here';

interface SectionDocumentsProps {
  /** What is asked for, by kind. */
  kinds: readonly string[];
  /** The client wanted to go on, and something is missing. */
  isChecked: boolean;
}

/** The documents that a section asks for, sent here as on their own page. */
export const SectionDocuments = observer(function SectionDocuments({
  kinds,
  isChecked,
}: SectionDocumentsProps) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const asked = (dataOf(store.remote) ?? []).filter(({ kind }) => kinds.includes(kind));
  const next = asked.find(({ status }) => status === 'none');
  return (
    <>
      {isChecked && <FormNotice tone="error">{t('openAccount.issue.documents')}</FormNotice>}
      <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('documents.failed')}>
        {() => <DocumentsSentHere documents={asked} next={next} className={styles['asked']} />}
      </FreshPanel>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { DeferredDocumentRows } from './deferred-document-rows';

interface SectionDocumentsProps {
  /** The kinds of documents that the section requires. */
  kinds: readonly string[];
  /** True after the client tried to continue while a document was missing. */
  isChecked: boolean;
}

/** The documents that a section requires. They are sent as on the documents page. */
export const SectionDocuments = observer(function SectionDocuments({
  kinds,
  isChecked,
}: SectionDocumentsProps) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const documents = (dataOf(store.remote) ?? []).filter(({ kind }) => kinds.includes(kind));
  const next = documents.find(({ status }) => status === 'none');
  return (
    <>
      {isChecked && <FormNotice tone="error">{t('openAccount.issue.documents')}</FormNotice>}
      <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('documents.failed')}>
        {() => <DeferredDocumentRows documents={documents} next={next} className={styles['documents']} />}
      </FreshPanel>
    </>
  );
});

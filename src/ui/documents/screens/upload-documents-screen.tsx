import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { sortByNeed, type ClientDocument } from '../../../domain/documents/document';
import { dataOf } from '../../../application/remote/remote';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { useStore } from '../../hooks/use-store';
import { DocumentBlocks } from './document-blocks';
import { DocumentRow } from '../parts/document-row';
import { DocumentView } from '../parts/document-view';
import styles from './upload-documents-screen.module.css';
import { DocumentsSkeleton } from './documents-skeleton';

/** Documents for verification (V7): one row per kind. */
export const Screen = observer(function UploadDocumentsScreen() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(DocumentsStore);
  useEffect(() => store.open(), [store]);
  const documents = dataOf(store.remote) ?? [];
  const verifiedCount = numbers.integer(documents.filter(({ status }) => status === 'verified').length);
  return (
    <div data-testid="screen-upload-documents">
      <PageHead
        title={t('documents.title')}
        note={
          documents.length > 0 &&
          t('documents.count', { verified: verifiedCount, of: numbers.integer(documents.length) })
        }
      />
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('documents.failed')}
        skeleton={<DocumentsSkeleton />}
      >
        {(list) => (
          <>
            <DocumentBlocks documents={sortByNeed(list)} now={store.now()} />
            <Rows documents={sortByNeed(list)} />
          </>
        )}
      </FreshPanel>
      {store.viewedDocument && <DocumentView document={store.viewedDocument} />}
    </div>
  );
});

function Rows({ documents }: { documents: readonly ClientDocument[] }) {
  const { t } = useTranslation();
  if (documents.length === 0) {
    return (
      <EmptyNote title={t('documents.empty.title')} text={t('documents.empty.text')} testId="documents-empty">
        <Link to="/accounts">{t('menu.accounts')}</Link>
      </EmptyNote>
    );
  }
  const next = documents.find(({ status }) => status === 'none');
  return (
    <ul className={`${sections['rows']} ${styles['list']}`}>
      {documents.map((document) => (
        <DocumentRow key={document.kind} document={document} isNext={document === next} />
      ))}
    </ul>
  );
}

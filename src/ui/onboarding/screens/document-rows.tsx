import { observer } from 'mobx-react-lite';
import { DocumentsStore } from '../../../application/documents/documents-store';
import type { ClientDocument } from '../../../domain/documents/document';
import sections from '../../components/page/page-sections.module.css';
import { DocumentRow } from '../../documents/parts/document-row';
import { DocumentView } from '../../documents/parts/document-view';
import { useStore } from '../../hooks/use-store';

export interface DocumentRowsProps {
  documents: readonly ClientDocument[];
  /** The document to send next. */
  next: ClientDocument | undefined;
  className?: string | undefined;
}

/** Documents that the application requires. They are sent as on the documents page. */
export const DocumentRows = observer(function DocumentRows({
  documents,
  next,
  className,
}: DocumentRowsProps) {
  const { viewedDocument } = useStore(DocumentsStore);
  return (
    <>
      <ul className={`${sections['rows']} ${className ?? ''}`}>
        {documents.map((document) => (
          <DocumentRow key={document.kind} document={document} isNext={document === next} />
        ))}
      </ul>
      {viewedDocument && documents.some(({ kind }) => kind === viewedDocument.kind) && (
        <DocumentView document={viewedDocument} />
      )}
    </>
  );
});

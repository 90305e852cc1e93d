import { observer } from 'mobx-react-lite';
import { DocumentsStore } from '../../../application/documents/documents-store';
import type { ClientDocument } from '../../../domain/documents/document';
import sections from '../../components/page/page-sections.module.css';
import { DocumentRow } from '../../documents/parts/document-row';
import { DocumentView } from '../../documents/parts/document-view';
import { useStore } from '../../hooks/use-store';

export interface DocumentRowsProps {
  documents: readonly ClientDocument[];
  /** The one to send next. */
  next: ClientDocument | undefined;
  className?: string | undefined;
}

/** Documents that the application asks for, sent here as on their own page. */
export const DocumentRows = observer(function DocumentRows({
  documents,
  next,
  className,
}: DocumentRowsProps) {
  const { viewed } = useStore(DocumentsStore);
  return (
    <>
      <ul className={`${sections['rows']} ${className ?? ''}`}>
        {documents.map((document) => (
          <DocumentRow key={document.kind} document={document} next={document === next} />
        ))}
      </ul>
      {viewed && documents.some(({ kind }) => kind === viewed.kind) && <DocumentView document={viewed} />}
    </>
  );
});

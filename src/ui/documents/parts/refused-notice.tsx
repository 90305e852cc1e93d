import type { DocumentKind, RefusedFile } from '../../../domain/documents/document';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import styles from './upload-progress.module.css';

/** Reason why the gateway refused the last file, and what to send instead. */
export function RefusedNotice({ kind, refusedFile }: { kind: DocumentKind; refusedFile: RefusedFile }) {
  const { t, exists } = useTranslation();
  const name = refusedFile.fileName ?? t(`documents.kind.${kind}`);
  const key = `documents.refused.${refusedFile.reason}`;
  return (
    <div className={styles['upload']} data-testid={`document-refused-${kind}`}>
      <FormNotice tone="error">{t(exists(key) ? key : 'documents.refused.other', { name })}</FormNotice>
    </div>
  );
}

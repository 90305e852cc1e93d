import type { DocumentKind, RefusedFile } from '../../../domain/documents/document';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import styles from './upload-progress.module.css';

/** Reason why the gateway refused the last file, and what to send instead. */
export function RefusedNotice({ kind, refused }: { kind: DocumentKind; refused: RefusedFile }) {
  const { t, exists } = useTranslation();
  const name = refused.fileName ?? t(`documents.kind.${kind}`);
  const key = `documents.refused.${refused.reason}`;
  return (
    <div className={styles['upload']} data-testid={`document-refused-${kind}`}>
      <FormNotice tone="error">{t(exists(key) ? key : 'documents.refused.other', { name })}</FormNotice>
    </div>
  );
}

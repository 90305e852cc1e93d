import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { DocumentsStore, type Upload } from '../../../application/stores/documents-store';
import type { DocumentKind } from '../../../domain/documents/document';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './upload-progress.module.css';

/** A file on its way, or why it did not arrive. */
export const UploadProgress = observer(function UploadProgress({
  kind,
  upload,
}: {
  kind: DocumentKind;
  upload: Upload;
}) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const numbers = useNumbers();
  const { file, issue, problem, progress } = upload;
  if (issue) {
    return (
      <div className={styles['upload']}>
        <FormNotice tone="error">{t(`documents.issue.${issue}`, { name: file.name })}</FormNotice>
      </div>
    );
  }
  return (
    <div className={styles['upload']}>
      {problem ? (
        <FormProblemNotice problem={problem} />
      ) : (
        <>
          <label className={styles['label']}>
            {t('documents.sending', { name: file.name, percent: numbers.share(progress) })}
            <progress className={styles['bar']} max={1} value={progress} />
          </label>
        </>
      )}
      <div className={styles['actions']}>
        {problem && (
          <Button data-testid={`document-again-${kind}`} onClick={() => void store.again(kind)}>
            {t('documents.again')}
          </Button>
        )}
        <Button type="text" onClick={() => store.cancel(kind)}>
          {t('documents.cancel')}
        </Button>
      </div>
    </div>
  );
});

import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { DocumentsStore } from '../../../application/documents/documents-store';
import type { Upload } from '../../../application/documents/upload-queue';
import type { DocumentKind } from '../../../domain/documents/document';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { formatSeconds } from '../../i18n/ages';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { FilePreview } from './file-preview';
import { FileProgress } from './file-progress';
import styles from './upload-progress.module.css';

/** A running upload, or the reason why it failed. */
export const UploadProgress = observer(function UploadProgress({
  kind,
  upload,
}: {
  kind: DocumentKind;
  upload: Upload;
}) {
  const { t } = useTranslation();
  const { uploads } = useStore(DocumentsStore);
  const numbers = useNumbers();
  const culture = useCulture();
  const { file, issue, problem, progress, state } = upload;
  const { name } = file;
  const secondsLeft = uploads.secondsLeft(kind);
  if (issue) {
    return (
      <div className={styles['upload']}>
        <FormNotice tone="error">{t(`documents.issue.${issue}`, { name })}</FormNotice>
      </div>
    );
  }
  return (
    <div className={styles['upload']} data-testid={`document-upload-${kind}`} data-state={state}>
      <div className={styles['file']}>
        <FilePreview file={file} />
        <div className={styles['progress']}>
          {problem && <FormProblemNotice problem={problem} />}
          <FileProgress share={progress}>
            {t(`documents.${TEXTS[state]}`, { name, percent: numbers.share(progress) })}
          </FileProgress>
          {secondsLeft !== null && (
            <p className={styles['left']}>
              {t('documents.left', { time: formatSeconds(secondsLeft, culture) })}
            </p>
          )}
        </div>
      </div>
      <div className={styles['actions']}>
        {state === 'sending' && (
          <Button data-testid={`document-pause-${kind}`} onClick={() => uploads.pause(kind)}>
            {t('documents.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button data-testid={`document-resume-${kind}`} onClick={() => void uploads.resume(kind)}>
            {t('documents.resume')}
          </Button>
        )}
        {state === 'failed' && (
          <Button data-testid={`document-again-${kind}`} onClick={() => void uploads.resume(kind)}>
            {t('documents.again')}
          </Button>
        )}
        <Button type="text" onClick={() => uploads.cancel(kind)}>
          {t('documents.cancel')}
        </Button>
      </div>
    </div>
  );
});

/** Text key of each state; the reason of a failure is shown above it. */
const TEXTS: Readonly<Record<Upload['state'], string>> = {
  queued: 'queued',
  sending: 'sending',
  paused: 'paused',
  failed: 'paused',
};

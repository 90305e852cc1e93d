import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { shareOf, type UnfinishedUpload } from '../../../domain/documents/upload';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { FileProgress } from './file-progress';
import styles from './upload-progress.module.css';

/** An upload that stopped before a reload or on another device; the client must choose the file again. */
export const UnfinishedFile = observer(function UnfinishedFile({ upload }: { upload: UnfinishedUpload }) {
  const { t } = useTranslation();
  const { uploads } = useStore(DocumentsStore);
  const numbers = useNumbers();
  const share = shareOf(upload);
  return (
    <div className={styles['upload']} data-testid={`document-unfinished-${upload.kind}`}>
      <FileProgress share={share}>
        {t('documents.unfinished', { name: upload.fileName, percent: numbers.share(share) })}
      </FileProgress>
      <div className={styles['actions']}>
        <Button type="text" onClick={() => uploads.cancel(upload.kind)}>
          {t('documents.cancel')}
        </Button>
      </div>
    </div>
  );
});

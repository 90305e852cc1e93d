import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/texts';
import { DocumentsStore } from '../../../application/documents/documents-store';
import type { ClientDocument, DocumentFile } from '../../../domain/documents/document';
import { Dialog } from '../../components/floating/dialog';
import { RemotePanel } from '../../components/panels/remote-panel';
import { useStore } from '../../hooks/use-store';
import styles from './document-view.module.css';

/** The client's own file: a picture in sight, any file to be saved. */
export const DocumentView = observer(function DocumentView({ document }: { document: ClientDocument }) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const kind = t(`documents.kind.${document.kind}`);
  return (
    <Dialog
      cross
      title={kind}
      testId="document-view"
      onCancel={() => store.closeView()}
      actions={<Button onClick={() => store.closeView()}>{t('common.close')}</Button>}
    >
      <RemotePanel
        remote={store.file}
        onRetry={() => store.retryFile()}
        failedTitle={t('documents.fileFailed')}
      >
        {(file) => <Content file={file} name={file.fileName ?? document.fileName ?? kind} />}
      </RemotePanel>
    </Dialog>
  );
});

/** The content policy lets pictures come from data addresses, and frames from nowhere here: a PDF is saved. */
function Content({ file, name }: { file: DocumentFile; name: string }) {
  const { t } = useTranslation();
  const address = useBlobAddress(file);
  return (
    <>
      {file.mediaType !== 'application/pdf' && (
        <img className={styles['picture']} alt={name} src={`data:${file.mediaType};base64,${file.data}`} />
      )}
      <p className={styles['name']}>
        <bdi>{name}</bdi>
      </p>
      {address !== null && (
        <Button icon={<DownloadOutlined aria-hidden />} href={address} download={name}>
          {t('documents.download')}
        </Button>
      )}
    </>
  );
}

/** An address of the file in this browser, as long as it is on screen. */
function useBlobAddress({ data, mediaType }: DocumentFile): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data, mediaType]);
  return address;
}

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
import { Verbatim } from '../../components/text/verbatim';
import styles from './document-view.module.css';

/** The client's sent file: pictures are shown, every file can be downloaded. */
export const DocumentView = observer(function DocumentView({ document }: { document: ClientDocument }) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const kind = t(`documents.kind.${document.kind}`);
  return (
    <Dialog
      closable
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
        {(file) => <FileContent file={file} name={file.fileName ?? document.fileName ?? kind} />}
      </RemotePanel>
    </Dialog>
  );
});

/** The content security policy allows pictures from data URLs but no frames, so a PDF can only be downloaded. */
function FileContent({ file, name }: { file: DocumentFile; name: string }) {
  const { t } = useTranslation();
  const address = useBlobAddress(file);
  return (
    <>
      {file.mediaType !== 'application/pdf' && (
        <img className={styles['picture']} alt={name} src={`data:${file.mediaType};base64,${file.data}`} />
      )}
      <p className={styles['name']}>
        <Verbatim dir="auto">{name}</Verbatim>
      </p>
      {address !== null && (
        <Button icon={<DownloadOutlined aria-hidden />} href={address} download={name}>
          {t('documents.download')}
        </Button>
      )}
    </>
  );
}

/** A blob URL of the file, revoked on unmount. */
function useBlobAddress({ data, mediaType }: DocumentFile): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data, mediaType]);
  return address;
}

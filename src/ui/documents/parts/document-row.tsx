import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import Button from 'antd/es/button';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { isUploadNeeded, type ClientDocument } from '../../../domain/documents/document';
import { SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { useIsPhone } from '../../hooks/use-media-query';
import { useNumbers } from '../../i18n/numbers';
import { useStore } from '../../hooks/use-store';
import styles from './document-row.module.css';
import { DocumentState } from './document-state';
import { DocumentIcon } from './document-icon';
import { UnfinishedFile } from './unfinished-file';
import { DropZone } from './drop-zone';
import { RefusedNotice } from './refused-notice';
import { PhoneFiles } from './phone-files';
import { UploadProgress } from './upload-progress';
import { Verbatim } from '../../components/text/verbatim';

interface DocumentRowProps {
  document: ClientDocument;
  /** Next document to send: only one missing document has an open drop zone. */
  isNext: boolean;
}

/** A kind of document: the sent file, its state, and a drop zone for another file. */
export const DocumentRow = observer(function DocumentRow({ document, isNext }: DocumentRowProps) {
  const { t, exists } = useTranslation();
  const store = useStore(DocumentsStore);
  const numbers = useNumbers();
  const Files = useIsPhone() ? PhoneFiles : DropZone;
  const [isReplacing, setReplacing] = useState(false);
  const { kind, fileName, size, status, reason, refused } = document;
  const { uploads } = store;
  const upload = uploads.uploadOf(kind);
  const unfinishedUpload = uploads.unfinishedOf(kind);
  const isRequested = isNext || unfinishedUpload !== undefined || refused !== null;
  const isOpen = isReplacing || isRequested || (status !== 'none' && isUploadNeeded(document, store.now()));
  return (
    <li className={sections['row']} data-testid={`document-${kind}`}>
      <div className={styles['line']}>
        <DocumentIcon kind={kind} />
        <div className={styles['name']}>
          <h2>{t(`documents.kind.${kind}`)}</h2>
          <p className={sections['meta']}>
            {fileName === null ? (
              t(`documents.hint.${kind}`)
            ) : (
              <>
                <Verbatim dir="auto">{fileName}</Verbatim>
                {size !== null && (
                  <>
                    {' · '}
                    <Verbatim dir="auto" className={styles['size']}>
                      {numbers.fileSize(size)}
                    </Verbatim>
                  </>
                )}
              </>
            )}
          </p>
        </div>
        <DocumentState document={document} now={store.now()} />
        <div className={styles['action']}>
          {document.id !== null && (
            <Button
              type="text"
              data-testid={`document-view-${kind}`}
              aria-label={t('documents.viewKind', { kind: t(`documents.kind.${kind}`) })}
              onClick={() => store.view(document)}
            >
              {t('documents.view')}
            </Button>
          )}
          {!isOpen && !uploads.isSending(kind) && (
            <Button
              aria-label={t(status === 'none' ? 'documents.chooseKind' : 'documents.replaceKind', {
                kind: t(`documents.kind.${kind}`),
              })}
              onClick={() => setReplacing(true)}
            >
              {t(status === 'none' ? 'documents.add' : 'documents.replace')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles['below']}>
        {status === 'rejected' && (
          <p className={styles['reason']}>
            <SupportText>
              {t(
                exists(`documents.reason.${reason}`)
                  ? `documents.reason.${reason}`
                  : 'documents.reason.other',
              )}
            </SupportText>
          </p>
        )}
        {refused && !upload && <RefusedNotice kind={kind} refusedFile={refused} />}
        {unfinishedUpload && <UnfinishedFile upload={unfinishedUpload} />}
        {upload && <UploadProgress kind={kind} upload={upload} />}
        {isOpen && !uploads.isSending(kind) && (
          <Files
            kind={kind}
            onFile={(file) => {
              setReplacing(false);
              void uploads.send(kind, file);
            }}
          />
        )}
      </div>
    </li>
  );
});

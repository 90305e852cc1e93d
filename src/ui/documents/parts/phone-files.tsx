import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import Button from 'antd/es/button';
import type { DocumentKind } from '../../../domain/documents/document';
import { FileInput } from '../../forms/antd/file-input';
import { useTranslation } from '../../i18n/texts';
import { DOCUMENT_TYPES } from './document-types';
import zone from './drop-zone.module.css';
import styles from './phone-files.module.css';

interface PhoneFilesProps {
  kind: DocumentKind;
  onFile: (file: File) => void;
}

/** File buttons on phones: the camera first (A8), no drop zone. */
export function PhoneFiles({ kind, onFile }: PhoneFilesProps) {
  const { t } = useTranslation();
  const values = { kind: t(`documents.kind.${kind}`) };
  return (
    <>
      <div className={styles['buttons']}>
        <FileInput
          testId={`document-camera-${kind}`}
          accept={DOCUMENT_TYPES.picture}
          capture={kind === 'photo' ? 'user' : 'environment'}
          onFile={onFile}
        >
          <Button
            block
            className={styles['camera'] ?? ''}
            icon={<CameraOutlined aria-hidden />}
            aria-label={t('documents.takePhotoKind', values)}
          >
            {t('documents.takePhoto')}
          </Button>
        </FileInput>
        <FileInput testId={`document-file-${kind}`} accept={DOCUMENT_TYPES.any} onFile={onFile}>
          <Button block aria-label={t('documents.chooseKind', values)}>
            {t('documents.chooseFile')}
          </Button>
        </FileInput>
      </div>
      <p className={zone['rules']}>{t('documents.rules')}</p>
    </>
  );
}

import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '../../../domain/documents/document';
import zone from './drop-zone.module.css';
import { FileInput } from './file-input';
import styles from './phone-files.module.css';

interface PhoneFilesProps {
  kind: DocumentKind;
  onFile: (file: File) => void;
}

/** On phones the camera comes first (design "Documents"); nothing is dropped there. */
export function PhoneFiles({ kind, onFile }: PhoneFilesProps) {
  const { t } = useTranslation();
  const named = { kind: t(`documents.kind.${kind}`) };
  return (
    <>
      <div className={styles['ways']}>
        <Way
          look="camera"
          accept="image/png,image/jpeg"
          capture={kind === 'photo' ? 'user' : 'environment'}
          data-testid={`document-camera-${kind}`}
          aria-label={t('documents.takePhotoKind', named)}
          onFile={onFile}
        >
          <CameraOutlined aria-hidden />
          {t('documents.takePhoto')}
        </Way>
        <Way
          look="file"
          data-testid={`document-file-${kind}`}
          aria-label={t('documents.chooseKind', named)}
          onFile={onFile}
        >
          {t('documents.chooseFile')}
        </Way>
      </div>
      <p className={zone['rules']}>{t('documents.rules')}</p>
    </>
  );
}

interface WayProps extends ComponentProps<typeof FileInput> {
  look: 'camera' | 'file';
  children: ReactNode;
}

function Way({ look, children, ...input }: WayProps) {
  return (
    <label className={`${styles['way']} ${styles[look]}`}>
      {children}
      <FileInput {...input} />
    </label>
  );
}

import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '../../../domain/documents/document';
import styles from './drop-zone.module.css';
import { FileInput } from './file-input';

interface DropZoneProps {
  kind: DocumentKind;
  onFile: (file: File) => void;
}

/** Where a file is dropped or chosen. */
export function DropZone({ kind, onFile }: DropZoneProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  return (
    <label
      className={`${styles['zone']} ${over ? styles['over'] : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <UploadOutlined aria-hidden />
      <span>
        <span className={styles['choose']}>{t('documents.choose')}</span>
        <span className={styles['rules']}>{t('documents.rules')}</span>
      </span>
      <FileInput
        data-testid={`document-file-${kind}`}
        aria-label={t('documents.chooseKind', { kind: t(`documents.kind.${kind}`) })}
        onFile={onFile}
      />
    </label>
  );
}

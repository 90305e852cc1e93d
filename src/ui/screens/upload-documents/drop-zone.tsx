import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '../../../domain/documents/document';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  kind: DocumentKind;
  onFile: (file: File) => void;
}

const TYPES = 'application/pdf,image/png,image/jpeg';

/** Where a file is dropped or chosen; phones offer their camera among the sources. */
export function DropZone({ kind, onFile }: DropZoneProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
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
        take(event.dataTransfer.files);
      }}
    >
      <UploadOutlined aria-hidden />
      <span>
        <span className={styles['choose']}>{t('documents.choose')}</span>
        <span className={styles['rules']}>{t('documents.rules')}</span>
      </span>
      <input
        type="file"
        accept={TYPES}
        className={styles['input']}
        data-testid={`document-file-${kind}`}
        aria-label={t('documents.chooseKind', { kind: t(`documents.kind.${kind}`) })}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </label>
  );
}

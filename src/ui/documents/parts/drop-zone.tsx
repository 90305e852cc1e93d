import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import type { DocumentKind } from '../../../domain/documents/document';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FileZone } from '../../forms/antd/file-input';
import { useTranslation } from '../../i18n/texts';
import { DOCUMENT_TYPES } from './document-types';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  kind: DocumentKind;
  onFile: (file: File) => void;
}

/** A zone to drop or choose a file. */
export function DropZone({ kind, onFile }: DropZoneProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['zone']}>
      <FileZone testId={`document-file-${kind}`} accept={DOCUMENT_TYPES.any} onFile={onFile}>
        <span className={styles['words']}>
          <UploadOutlined aria-hidden />
          <span>
            <VisuallyHidden>
              {t('documents.chooseKind', { kind: t(`documents.kind.${kind}`) })}.{' '}
            </VisuallyHidden>
            <span className={styles['choose']}>{t('documents.choose')}</span>
            <span className={styles['rules']}>{t('documents.rules')}</span>
          </span>
        </span>
      </FileZone>
    </div>
  );
}

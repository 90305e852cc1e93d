import { useEffect, useState } from 'react';
import type { ChosenFile } from '../../../application/documents/upload-queue';
import styles from './upload-progress.module.css';

/** Preview of a picture during upload; a data URL, since the content security policy allows those for pictures. */
export function FilePreview({ file }: { file: ChosenFile }) {
  const address = useDataAddress(file);
  return address === null ? null : <img className={styles['preview']} alt={file.name} src={address} />;
}

function useDataAddress(file: ChosenFile): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(file instanceof File) || !/^image\/(png|jpeg)$/.test(file.type)) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(reader.result as string);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

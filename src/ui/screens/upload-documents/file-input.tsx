import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onFile: (file: File) => void;
}

/** What a document may be; its content is looked at after this. */
const TYPES = 'application/pdf,image/png,image/jpeg';

/** The browser's own way to a file, unseen over the whole of what holds it. */
export function FileInput({ onFile, accept = TYPES, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      accept={accept}
      className={styles['input']}
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onFile(file);
        // The same file can be chosen again after it was mended.
        event.target.value = '';
      }}
    />
  );
}

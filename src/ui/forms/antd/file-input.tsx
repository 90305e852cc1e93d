import Upload from 'antd/es/upload';
import type { ReactNode } from 'react';

interface FileInputProps {
  testId: string;
  /** File types as in `<input accept>`; a dropped file may have another type. */
  accept: string;
  /** Opens this camera of a phone instead of the file list. */
  capture?: 'user' | 'environment';
  onFile: (file: File) => void;
  /** A button; in a zone to drop files on, its text. */
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileInput(props: FileInputProps) {
  return <Upload {...uploadProps(props)}>{props.children}</Upload>;
}

/** A zone where a file is dropped, or chosen after a click. */
export function FileZone(props: FileInputProps) {
  return <Upload.Dragger {...uploadProps(props)}>{props.children}</Upload.Dragger>;
}

/** Props of Ant Design's upload, which only picks the file: the store checks and sends it. */
function uploadProps({ testId, accept, capture, onFile }: FileInputProps) {
  return {
    'data-testid': testId,
    accept: { format: accept, filter: 'native' as const },
    ...(capture && { capture }),
    fileList: [],
    multiple: false,
    showUploadList: false,
    beforeUpload: (file: File) => {
      onFile(file);
      return false;
    },
  };
}

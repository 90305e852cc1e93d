import type { DocumentKind } from './document';

/** A file of which some bytes have arrived. Its upload can be resumed on any device. */
export interface UnfinishedUpload {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  /** Bytes: of the whole file, and those that have arrived. */
  readonly size: number;
  readonly received: number;
}

/** Recognizes the file of an unfinished upload, as well as a browser can. */
export function isSameFile(
  upload: Pick<UnfinishedUpload, 'fileName' | 'size'>,
  file: { readonly name: string; readonly size: number },
): boolean {
  return upload.fileName === file.name && upload.size === file.size;
}

/** Share that has arrived, from 0 to 1. */
export function shareOf({ received, size }: Pick<UnfinishedUpload, 'received' | 'size'>): number {
  return size > 0 ? Math.min(received / size, 1) : 0;
}

import type { MediaType } from '../kernel/media-type';

/** Reasons for which a file's content is refused; the portal has a text for each. */
export const CONTENT_REASONS = [
  /** The file is not a PDF, PNG or JPEG, or has more bytes after its end. */
  'wrong-content',
  /**
   * It cannot be read to its end, or has no page. Also a PDF over a limit of the check: its time, its memory, unpacked
   * bytes, filters of a part, pages, or bytes of the rewritten file.
   */
  'damaged',
  /** It has more pixels than the gateway unpacks. */
  'too-many-pixels',
  /** It needs a password. */
  'encrypted',
  'script',
  'launch-action',
  'embedded-file',
  /** The client has already sent a file with the same content. */
  'duplicate',
] as const;
export type ContentReason = (typeof CONTENT_REASONS)[number];

/** A file as it is stored: a picture is encoded again, the pages of a PDF are copied into a new one. */
export interface AcceptedFile {
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
}

import type { MediaType } from '../kernel/media-type';

/** Why a file is refused by its content; the portal has a text for each. */
export const CONTENT_REASONS = [
  /** None of PDF, PNG and JPEG, or one of them with something else behind it. */
  'wrong-content',
  /** It cannot be read to its end, or has no page. */
  'damaged',
  /** More pixels than are unpacked. */
  'too-many-pixels',
  /** It asks for a password. */
  'encrypted',
  'script',
  'launch-action',
  'embedded-file',
  /** The client has sent this very file before. */
  'duplicate',
] as const;
export type ContentReason = (typeof CONTENT_REASONS)[number];

/** A file as it is kept: a picture is drawn anew, a PDF stays as it came. */
export interface KeptFile {
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
}

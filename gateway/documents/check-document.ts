import { mediaTypeOf } from '../kernel/media-type';
import { checkPicture } from './check-picture';
import { runPdfCheck } from './run-pdf-check';
import type { ContentReason, AcceptedFile } from './verdict';

/**
 * Judges a complete file by its content, not by its name (U1). None of it happens on the thread that answers clients: a
 * PDF is read in a process of its own, a picture by the native threads of sharp. A picture's pixels are counted from its
 * header before any is unpacked. Rejects if the file could not be judged.
 */
export async function checkDocument(bytes: Buffer): Promise<AcceptedFile | ContentReason> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return 'wrong-content';
  if (mediaType !== 'application/pdf') return checkPicture(bytes, mediaType);
  return (await runPdfCheck(bytes)) ?? { mediaType, bytes };
}

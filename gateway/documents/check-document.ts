import { mediaTypeOf } from '../kernel/media-type';
import { checkPicture } from './check-picture';
import { runPdfCheck } from './run-pdf-check';
import type { ContentReason, AcceptedFile } from './content-reasons';

/**
 * Checks a complete file by its content, not by its name (U1). The check does not run on the thread that answers clients:
 * a PDF is read and saved again in a separate process, a picture by the native threads of sharp. A picture's pixels are counted from its
 * header before it is unpacked. Rejects if the file could not be checked.
 */
export async function checkDocument(bytes: Buffer): Promise<AcceptedFile | ContentReason> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return 'wrong-content';
  if (mediaType !== 'application/pdf') return checkPicture(bytes, mediaType);
  const result = await runPdfCheck(bytes);
  return typeof result === 'string' ? result : { mediaType, bytes: Buffer.from(result) };
}

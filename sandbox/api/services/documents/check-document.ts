import { mediaTypeOf } from '../media-type';
import { checkPdf } from './check-pdf';
import { checkPicture } from './check-picture';
import type { ContentReason, KeptFile } from './verdict';

/** Judges a complete file by what is in it, whatever its name says (U1). */
export async function checkDocument(bytes: Buffer): Promise<KeptFile | ContentReason> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return 'wrong-content';
  if (mediaType !== 'application/pdf') return checkPicture(bytes, mediaType);
  return (await checkPdf(bytes)) ?? { mediaType, bytes };
}

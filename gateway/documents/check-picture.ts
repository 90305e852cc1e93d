import sharp from 'sharp';
import type { MediaType } from '../kernel/media-type';
import type { ContentReason, AcceptedFile } from './content-reasons';

/** Pixels of the largest pictures that cameras take; an unpacked pixel takes four bytes. */
const MAX_PIXELS = 64_000_000;
const JPEG_QUALITY = 90;

/**
 * Encodes a picture again, upright. Everything but pixels is dropped, such as the place where it was taken, comments, and
 * bytes that follow its end.
 */
export async function checkPicture(
  bytes: Buffer,
  mediaType: Exclude<MediaType, 'application/pdf'>,
): Promise<AcceptedFile | ContentReason> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const { format, width, height } = await picture.metadata();
    if (`image/${format}` !== mediaType) return 'wrong-content';
    if (width * height > MAX_PIXELS) return 'too-many-pixels';
    const uprightPicture = picture.autoOrient();
    const encodedPicture =
      mediaType === 'image/png' ? uprightPicture.png() : uprightPicture.jpeg({ quality: JPEG_QUALITY });
    return { mediaType, bytes: await encodedPicture.toBuffer() };
  } catch {
    return 'damaged';
  }
}

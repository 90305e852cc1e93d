import sharp from 'sharp';
import type { MediaType } from '../kernel/media-type';
import type { ContentReason, KeptFile } from './verdict';

/** A camera's largest pictures; unpacked, each pixel takes four bytes. */
const MOST_PIXELS = 64_000_000;
const JPEG_QUALITY = 90;

/**
 * Draws a picture anew, upright: everything but pixels goes, such as the place where it was taken, comments, and whatever
 * was put behind its end.
 */
export async function checkPicture(
  bytes: Buffer,
  mediaType: Exclude<MediaType, 'application/pdf'>,
): Promise<KeptFile | ContentReason> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const { format, width, height } = await picture.metadata();
    if (`image/${format}` !== mediaType) return 'wrong-content';
    if (width * height > MOST_PIXELS) return 'too-many-pixels';
    const upright = picture.autoOrient();
    const drawn = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
    return { mediaType, bytes: await drawn.toBuffer() };
  } catch {
    return 'damaged';
  }
}

export const MEDIA_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** The ending of the name of a file with this content. */
export const FILE_ENDINGS: Readonly<Record<MediaType, string>> = Object.freeze({
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
});

/**
 * The media type of a file, found in its content; undefined unless it is a complete PDF, PNG or JPEG (U1–U4).
 */
export function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  if (startsWith(bytes, PNG) && bytes.includes('IEND', -12)) return 'image/png';
  if (startsWith(bytes, JPEG) && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9) return 'image/jpeg';
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.includes('%%EOF', -1024)) {
    return 'application/pdf';
  }
  return undefined;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

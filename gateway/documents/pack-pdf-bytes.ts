import { deflateSync } from 'node:zlib';

/** Beginnings of web pages and of other PDFs, which programs find anywhere in a file. */
const OTHER_TEXT =
  /%PDF-|<(?:html|head|body|script|style|svg|i?frame|object|embed|meta|img|hta:|!doctype|!--|\?(?:php|xml))/i;
/** Attributes with which any tag of a web page runs or loads something. The limits bound the search for any input. */
const ACTIVE_ATTRIBUTE = /(?:on[a-z]{3,20}|href|src|action|background|data)\s{0,9}=/i;
/** Beginnings of archives, and the end of a ZIP: unpacking programs look for them anywhere in a file. */
const ARCHIVE_PARTS = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'MSCF\0\0\0\0'];

interface PackedBytes {
  readonly bytes: Uint8Array;
  /** The filters to put before those of the stored bytes. */
  readonly addedFilters: readonly string[];
}

/**
 * Packs the bytes of a part for a rewritten PDF, so that no program takes the file for one of another format. Packed bytes stay as they
 * are, because a picture must not lose quality; if they could be taken for another format, they become hexadecimal digits.
 */
export function packPdfBytes(contents: Uint8Array, filters: readonly string[]): PackedBytes {
  const isJpeg = filters.length === 1 && filters[0] === 'DCTDecode';
  const isPacked = filters.length > 0;
  const bytes = isJpeg ? withoutJpegMetadata(contents) : isPacked ? contents : deflateSync(contents);
  const addedFilters = isPacked ? [] : ['FlateDecode'];
  if (!hasOtherFormat(Buffer.from(bytes))) return { bytes, addedFilters };
  const digits = Buffer.from(`${Buffer.from(bytes).toString('hex')}>`, 'latin1');
  return { bytes: digits, addedFilters: ['ASCIIHexDecode', ...addedFilters] };
}

function hasOtherFormat(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return (
    OTHER_TEXT.test(text) || ACTIVE_ATTRIBUTE.test(text) || ARCHIVE_PARTS.some((part) => text.includes(part))
  );
}

const [MARKER, START, END, SCAN, COMMENT] = [0xff, 0xd8, 0xd9, 0xda, 0xfe];
/** Segments that programs add: where a picture was taken, a preview, color profiles; PDF has its own color spaces. */
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
/** The lengths of the two segments that define how a picture stores its colors. */
const COLOR_SEGMENTS: Readonly<Record<number, number>> = { 0xe0: 16, 0xee: 14 };

/** Drops metadata, comments, and the bytes after the end; a picture of another structure is returned unchanged. */
function withoutJpegMetadata(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture);
  if (bytes[0] !== MARKER || bytes[1] !== START) return picture;
  const segments = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== MARKER) return picture;
    const marker = bytes.readUInt8(at + 1);
    if (marker === SCAN) {
      const end = bytes.lastIndexOf(Buffer.from([MARKER, END]));
      return Buffer.concat([...segments, bytes.subarray(at, end > at ? end + 2 : undefined)]);
    }
    const length = bytes.readUInt16BE(at + 2);
    const isApplication = marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION;
    const isDropped = marker === COMMENT || (isApplication && COLOR_SEGMENTS[marker] !== length);
    if (!isDropped) segments.push(bytes.subarray(at, at + 2 + length));
    at += 2 + length;
  }
  return picture;
}

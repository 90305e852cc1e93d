/** Largest file in bytes (V7). */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Reason why a file can't be sent. */
export type FileIssue = 'empty' | 'too-big' | 'wrong-content';

/** First bytes of the accepted types PDF, PNG and JPEG. File names do not count. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Checks a file by its size in bytes and its content; the gateway checks again (U1–U4). */
export function checkFile(size: number, bytes: Uint8Array): FileIssue | undefined {
  if (size === 0) return 'empty';
  if (size > MAX_FILE_BYTES) return 'too-big';
  const isKnown = SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte));
  return isKnown ? undefined : 'wrong-content';
}
